import { expect, test, vi } from 'vitest';
import { savedLines } from '#src/features/offline/saved-lines.ts';
import { listenForNotifications } from './notifications.ts';
import type { OpenPage, WorkerEvents, WorkerScope } from './worker-scope.ts';

/** A browser that notes what the worker does. */
function browser(open: readonly OpenPage[] = []) {
  const listeners = new Map<string, (event: never) => void>();
  const showNotification = vi.fn(() => Promise.resolve());
  const openWindow = vi.fn(() => Promise.resolve());
  const scope: WorkerScope = {
    location: { origin: 'https://buzima.example' },
    registration: { showNotification },
    clients: { matchAll: () => Promise.resolve(open), openWindow, claim: () => Promise.resolve() },
    navigator: {},
    edition: { start: '', lines: savedLines },
    addEventListener: (name, listener) => listeners.set(name, listener),
  };
  listenForNotifications(scope);
  const happen = async <Name extends keyof WorkerEvents>(
    name: Name,
    event: Omit<WorkerEvents[Name], 'waitUntil'>,
  ) => {
    const waiting: Promise<unknown>[] = [];
    const waitUntil = (done: Promise<unknown>) => waiting.push(done);
    listeners.get(name)?.({ ...event, waitUntil } as never);
    expect(waiting).toHaveLength(1);
    await Promise.all(waiting);
  };
  return { happen, showNotification, openWindow };
}

const push = (text: string | null) => ({ data: text === null ? null : { text: () => text } });
const click = (data: unknown) => ({ notification: { data, close: vi.fn() } });

test('a message is shown with its words, and keeps its page for the tap', async () => {
  const { happen, showNotification } = browser();
  const message = {
    title: 'Water',
    body: 'A glass at 13:00',
    url: '/fr/premium/reminders',
    tag: 'a',
    late: false,
  };
  await happen('push', push(JSON.stringify(message)));
  expect(showNotification).toHaveBeenCalledExactlyOnceWith('Water', {
    body: 'A glass at 13:00',
    data: { url: '/fr/premium/reminders' },
    tag: 'a',
    renotify: true,
  });
});

test('what comes late takes the place of the one before without ringing again', async () => {
  const { happen, showNotification } = browser();
  await happen('push', push(JSON.stringify({ title: 'Water', tag: 'a', late: true })));
  expect(showNotification).toHaveBeenCalledWith('Water', expect.objectContaining({ renotify: false }));
});

test.each([null, 'no JSON', '"text"', 'null', '{"title":5}'])(
  'of %s something is shown all the same, because the browser asks for it',
  async (text) => {
    const { happen, showNotification } = browser();
    await happen('push', push(text));
    expect(showNotification).toHaveBeenCalledExactlyOnceWith('Buzima', { body: '', data: { url: '/' } });
  },
);

test('a tap goes to the page where it is open', async () => {
  const focus = vi.fn(() => Promise.resolve());
  const { happen, openWindow } = browser([
    { url: 'https://buzima.example/', focus: vi.fn() },
    { url: 'https://buzima.example/premium/reminders#list', focus },
  ]);
  const event = click({ url: '/premium/reminders' });
  await happen('notificationclick', event);
  expect(event.notification.close).toHaveBeenCalledOnce();
  expect(focus).toHaveBeenCalledOnce();
  expect(openWindow).not.toHaveBeenCalled();
});

test.each([
  ['/rw/premium/reminders', 'https://buzima.example/rw/premium/reminders'],
  ['https://elsewhere.example/', 'https://buzima.example/'],
  ['javascript:alert(1)', 'https://buzima.example/'],
  ['http://[', 'https://buzima.example/'],
])('a tap on a message with the address %s opens %s', async (url, opened) => {
  const { happen, openWindow } = browser();
  await happen('notificationclick', click({ url }));
  expect(openWindow).toHaveBeenCalledExactlyOnceWith(opened);
});
