import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type CalendarEvent, type CivilDate, calendarFile, readCivilDate } from './calendar.ts';
import { readCalendar } from './read-calendar.testing.ts';

const event: CalendarEvent = {
  uid: 'a@buzima',
  date: { year: 2026, month: 12, day: 28 },
  hour: { time: '06:30', minutes: 25 },
  weekly: false,
  title: 'Core',
  alarm: false,
  stamp: new Date('2026-11-20T23:15:09.500Z'),
};

/** The properties of the only event of a calendar that holds this one. */
function written(changes: Partial<CalendarEvent>): Record<string, string> {
  const [only] = readCalendar(
    calendarFile({ name: 'Training', events: [{ ...event, ...changes }] }),
  ).children;
  return Object.fromEntries([...(only?.properties ?? [])].map(([key, { value }]) => [key, value]));
}

test('a calendar without events is a calendar with a name', () => {
  const { properties, children } = readCalendar(calendarFile({ name: 'One, two', events: [] }));
  expect(properties.get('X-WR-CALNAME')?.value).toBe('One, two');
  expect(children).toEqual([]);
});

test('an event that stands once says no more than it has', () => {
  expect(written({})).toEqual({
    UID: 'a@buzima',
    DTSTAMP: '20261120T231509Z',
    DTSTART: '20261228T063000',
    DURATION: 'PT25M',
    SUMMARY: 'Core',
  });
});

test('text, link and last change stand where they are given', () => {
  const { DESCRIPTION, URL, ...others } = written({
    text: 'Hold; rest.',
    address: 'https://buzima.example/',
    changed: new Date('2026-11-20T23:15:09.500Z'),
  });
  expect({ DESCRIPTION, URL }).toEqual({ DESCRIPTION: 'Hold; rest.', URL: 'https://buzima.example/' });
  expect(others['LAST-MODIFIED']).toBe('20261120T231509Z');
});

test.each<[string, Partial<CalendarEvent>, string | undefined]>([
  ['every week for ever', { weekly: true }, 'FREQ=WEEKLY'],
  [
    'every week up to a day, that day included',
    { weekly: { until: { year: 2027, month: 1, day: 11 } } },
    'FREQ=WEEKLY;UNTIL=20270111T235959',
  ],
  [
    'whole days up to a day',
    { weekly: { until: { year: 2027, month: 1, day: 11 } }, hour: null },
    'FREQ=WEEKLY;UNTIL=20270111',
  ],
  ['an end before the first day', { weekly: { until: { year: 2026, month: 12, day: 27 } } }, undefined],
])('%s', (_, changes, rule) => {
  expect(written(changes).RRULE).toBe(rule);
});

test('what rings says so, the rest is silent', () => {
  const file = calendarFile({ name: 'Training', events: [{ ...event, alarm: true }, event] });
  expect(readCalendar(file).children.map(({ children }) => children.length)).toEqual([1, 0]);
});

test('a file at an address says when to ask again, a download does not', () => {
  const { properties } = readCalendar(calendarFile({ name: 'Training', events: [], refreshHours: 6 }));
  expect(properties.get('REFRESH-INTERVAL')).toEqual({ parameters: { VALUE: 'DURATION' }, value: 'PT6H' });
  expect(properties.get('X-PUBLISHED-TTL')?.value).toBe('PT6H');
  expect(
    readCalendar(calendarFile({ name: 'Training', events: [] })).properties.has('REFRESH-INTERVAL'),
  ).toBe(false);
});

test('a title in any characters stays one line, without the characters that steer a terminal', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (title) => {
      const kept = title
        .replace(/\r\n|\r/g, '\n')
        .replace(/(?![\t\n])\p{Cc}/gu, '')
        .toWellFormed();
      expect(written({ title }).SUMMARY).toBe(kept);
    }),
    { numRuns: 40 },
  );
});

test.each<[string, CivilDate | undefined]>([
  ['2026-11-23', { year: 2026, month: 11, day: 23 }],
  ['2028-02-29', { year: 2028, month: 2, day: 29 }],
  ['2026-02-29', undefined],
  ['2026-13-01', undefined],
  ['2026-00-10', undefined],
  ['2026-1-1', undefined],
  ['', undefined],
])('the day “%s” is read', (text, day) => {
  expect(readCivilDate(text)).toEqual(day);
});
