import { expect, test } from 'vitest';
import { reminder } from './reminders.testing.ts';
import { inOrder, leftToday, remindersOf } from './reminders.ts';

// 12:00 in Kigali.
const noon = new Date('2026-11-23T10:00:00Z');

test('the next one stands first; what rests and what is over stands last', () => {
  const listed = inOrder(
    [
      reminder({ id: 'over', until: '2026-11-22' }),
      reminder({ id: 'paused', paused: true }),
      reminder({ id: 'evening' }),
      reminder({ id: 'soon', times: ['12:01'] }),
    ],
    noon,
  );
  expect(listed.map(({ reminder: { id } }) => id)).toEqual(['soon', 'evening', 'paused', 'over']);
});

test('what is left of today is counted by the clock of each place, without what rests', () => {
  const tokyo = reminder({ zone: 'Asia/Tokyo', times: ['18:00', '20:00'] });
  expect(leftToday([reminder(), tokyo, reminder({ paused: true })], noon)).toBe(2);
});

test('entries that are none of a reminder, or that could not be shown, are left out', () => {
  const { id, ...content } = reminder();
  const entry = (own: object, kind: 'reminder' | 'done' = 'reminder') => ({
    id,
    kind,
    changed: 1,
    content: { ...content, ...own },
  });
  expect(remindersOf([entry({})])).toEqual([reminder()]);
  const strange = [
    entry({}, 'done'),
    entry({ topic: 'gold' }),
    entry({ from: 'soon' }),
    entry({ times: [] }),
    entry({ until: 5 }),
  ];
  expect(remindersOf([...strange, { id, kind: 'reminder', changed: 1, content: null }])).toEqual([]);
});
