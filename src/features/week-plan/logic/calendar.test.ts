import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type CalendarDay, comingMonday, type WeeklyCalendar, weeklyCalendar } from './calendar.ts';
import { type Component, readCalendar } from './read-calendar.testing.ts';

const restDay: CalendarDay = { title: 'Rest', text: 'Rest today.', minutes: null };
const training: CalendarDay = { title: 'Core', text: 'Hold a plank.', minutes: 25 };

const calendar: WeeklyCalendar = {
  plan: 'vShape',
  name: 'Your seven-day plan: V shape',
  start: { year: 2026, month: 12, day: 28 },
  time: '06:30',
  days: [training, training, training, restDay, training, training, restDay],
  address: 'https://buzima.example/workout#bodyPreference=vShape',
  createdAt: new Date('2026-11-20T23:15:09.500Z'),
};

function events(file: string): readonly Component[] {
  return readCalendar(file).children;
}

function values(file: string, key: string): (string | undefined)[] {
  return events(file).map(({ properties }) => properties.get(key)?.value);
}

test('a plan is one calendar of seven events that repeat every week', () => {
  const file = readCalendar(weeklyCalendar(calendar));
  expect(file.name).toBe('VCALENDAR');
  expect(file.properties.get('VERSION')?.value).toBe('2.0');
  expect(file.properties.has('PRODID')).toBe(true);
  expect(file.children.map(({ name }) => name)).toEqual(Array(7).fill('VEVENT'));
  expect(values(weeklyCalendar(calendar), 'RRULE')).toEqual(Array(7).fill('FREQ=WEEKLY'));
});

test('the days follow each other, over the end of a year too, at the picked hour in no time zone', () => {
  expect(values(weeklyCalendar(calendar), 'DTSTART')).toEqual([
    '20261228T063000',
    '20261229T063000',
    '20261230T063000',
    '20261231',
    '20270101T063000',
    '20270102T063000',
    '20270103',
  ]);
});

test('a training day lasts its minutes', () => {
  expect(values(weeklyCalendar(calendar), 'DURATION')).toEqual(
    calendar.days.map(({ minutes }) => (minutes === null ? undefined : 'PT25M')),
  );
});

test('a rest day takes the whole day and blocks none of it', () => {
  const rest = events(weeklyCalendar(calendar))[3]?.properties;
  expect(rest?.get('DTSTART')?.parameters).toEqual({ VALUE: 'DATE' });
  expect(rest?.get('TRANSP')?.value).toBe('TRANSPARENT');
  expect(rest?.has('DURATION')).toBe(false);
});

test('a training day rings at its hour, a rest day does not', () => {
  const alarms = events(weeklyCalendar(calendar)).map(({ children }) =>
    children.map(({ name, properties }) => [
      name,
      properties.get('ACTION')?.value,
      properties.get('TRIGGER')?.value,
    ]),
  );
  expect(alarms).toEqual(
    calendar.days.map(({ minutes }) => (minutes === null ? [] : [['VALARM', 'DISPLAY', 'PT0S']])),
  );
});

test('events keep their identifiers at another hour, in other words and at another date', () => {
  const first = values(weeklyCalendar(calendar), 'UID');
  const again = weeklyCalendar({
    ...calendar,
    time: '19:00',
    days: calendar.days.map((day) => ({ ...day, title: 'Repos' })),
    start: { year: 2027, month: 1, day: 4 },
    createdAt: new Date('2027-01-02T08:00:00Z'),
  });
  expect(values(again, 'UID')).toEqual(first);
  expect(new Set(first).size).toBe(7);
});

test('another plan has other identifiers', () => {
  const other = values(weeklyCalendar({ ...calendar, plan: 'curvyPear' }), 'UID');
  expect(values(weeklyCalendar(calendar), 'UID').filter((uid) => other.includes(uid))).toEqual([]);
});

test('the stamp is the moment of writing in universal time', () => {
  expect(values(weeklyCalendar(calendar), 'DTSTAMP')).toEqual(Array(7).fill('20261120T231509Z'));
});

test.each(['one, two; three', 'a\\b\\', 'a literal \\n and a\nline break', 'é ’ “ng’ombe” 🏃🏾‍♀️'])(
  'the text "%s" comes back as it was',
  (text) => {
    const file = weeklyCalendar({ ...calendar, days: [{ title: text, text, minutes: 30 }] });
    expect(values(file, 'SUMMARY')).toEqual([text]);
    expect(values(file, 'DESCRIPTION')).toEqual([text]);
  },
);

test('any text of any length comes back as it was, from lines of at most 75 octets', () => {
  const text = fc.string({ unit: 'grapheme', maxLength: 300 }).map((raw) => raw.replace(/\p{Cc}/gu, '\n'));
  fc.assert(
    fc.property(text, text, (title, description) => {
      const file = weeklyCalendar({ ...calendar, days: [{ title, text: description, minutes: 30 }] });
      expect(values(file, 'SUMMARY')).toEqual([title]);
      expect(values(file, 'DESCRIPTION')).toEqual([description]);
    }),
  );
});

test.each(['7:00', '24:00', '06:60', '', '0630', '06:30:00'])('"%s" is refused as a clock time', (time) => {
  expect(() => weeklyCalendar({ ...calendar, time })).toThrow(RangeError);
});

test.each([
  ['a Friday', new Date(2026, 10, 20, 23, 59), { year: 2026, month: 11, day: 23 }],
  ['a Monday', new Date(2026, 10, 23, 0, 0), { year: 2026, month: 11, day: 23 }],
  ['a Sunday', new Date(2026, 10, 22, 12, 0), { year: 2026, month: 11, day: 23 }],
  ['the end of a year', new Date(2026, 11, 31, 8, 0), { year: 2027, month: 1, day: 4 }],
])('from %s the plan starts on the coming Monday', (_, today, monday) => {
  expect(comingMonday(today)).toEqual(monday);
});
