import { type PushMessage, pageOf, readPushMessage } from '#src/features/reminders/logic/push-message.ts';
import type { OpenPage, ShownNotification, WorkerScope } from './worker-scope.ts';

/** Shows what the server sends, and opens its page at a tap. */
export function listenForNotifications(scope: WorkerScope): void {
  scope.addEventListener('push', (event) => {
    const message = readPushMessage(event.data?.text());
    event.waitUntil(scope.registration.showNotification(message.title, shown(message)));
  });
  scope.addEventListener('notificationclick', (event) => {
    event.notification.close();
    const { url } = Object(event.notification.data) as { url?: unknown };
    event.waitUntil(openPage(scope, pageOf(typeof url === 'string' ? url : '/', scope.location.origin)));
  });
}

// A browser refuses to ring again for what has no tag; and what comes late need not ring twice.
function shown({ body, url, tag, late }: PushMessage): ShownNotification {
  return { body, data: { url }, ...(tag !== '' && { tag, renotify: !late }) };
}

/** Goes to the page where it is open already, and opens it where not. */
async function openPage(scope: WorkerScope, address: string): Promise<void> {
  const pages = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const isSame = ({ url }: OpenPage) => withoutFragment(url) === withoutFragment(address);
  const open = pages.find(isSame);
  await (open ? open.focus() : scope.clients.openWindow(address));
}

const withoutFragment = (address: string): string => address.replace(/#.*$/, '');
