import { expect, test } from 'vitest';
import type { Entry } from '#src/features/entries/contract.ts';
import { readSessionAddress } from './library.ts';
import { hiitPlacement } from './placement.testing.ts';
import { placementEvents } from './placement-events.ts';
import type { Placement } from './records.ts';

const entry = (changes: Partial<Placement> = {}, id = 'a'): Entry => ({
  id,
  kind: 'placement',
  changed: Date.UTC(2026, 10, 20),
  content: { ...hiitPlacement, ...changes },
});

const player = 'https://buzima.example/premium/training/session';
const eventsOf = (entries: readonly Entry[], since?: string) => placementEvents(entries, { player, since });

test('a placement is an event at its hour that leads to its session', () => {
  expect(eventsOf([entry()])).toEqual([
    {
      uid: 'a@buzima.training',
      date: { year: 2026, month: 11, day: 23 },
      hour: { time: '06:30', minutes: 25 },
      weekly: false,
      title: 'HIIT',
      address: `${player}?session=main&workout=%2Fbuild-body-men%2Fhiit`,
      alarm: true,
      stamp: new Date('2026-11-20T00:00:00Z'),
      changed: new Date('2026-11-20T00:00:00Z'),
    },
  ]);
});

test('the player understands the link', () => {
  const session = { workout: 'own', session: 'a&b=c' };
  const [event] = eventsOf([entry(session)]);
  expect(readSessionAddress(new URL(event?.address ?? '').search)).toEqual(session);
});

test.each([
  [{ weekly: true }, true],
  [{ weekly: true, until: '2026-12-31' }, { until: { year: 2026, month: 12, day: 31 } }],
  [{ weekly: false, until: '2026-12-31' }, false],
  [{ weekly: true, until: '2026-02-31' }, true],
])('%o comes back as it says', (changes, weekly) => {
  expect(eventsOf([entry(changes)]).map((event) => event.weekly)).toEqual([weekly]);
});

test('what is deleted, is no placement, or names no day is left out', () => {
  const others: Entry[] = [
    { ...entry(), content: null },
    { ...entry(), kind: 'done' },
    { ...entry(), content: { word: 'x' } },
    entry({ date: '2026-02-31' }),
  ];
  expect(eventsOf(others)).toEqual([]);
});

test('what ended before the first day of interest is left out, what comes back for ever is not', () => {
  const entries = [
    entry({ date: '2026-01-01' }, 'over'),
    entry({ date: '2026-06-01' }, 'that day'),
    entry({ date: '2026-01-01', weekly: true, until: '2026-05-31' }, 'has come back'),
    entry({ date: '2026-01-01', weekly: true, until: '2026-06-01' }, 'comes back once more'),
    entry({ date: '2026-01-01', weekly: true }, 'for ever'),
  ];
  expect(eventsOf(entries, '2026-06-01').map(({ uid }) => uid.split('@')[0])).toEqual([
    'that day',
    'comes back once more',
    'for ever',
  ]);
  expect(eventsOf(entries).length).toBe(5);
});
