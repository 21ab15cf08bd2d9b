import { expect, test } from 'vitest';
import { calendarFile } from '#src/features/week-plan/logic/calendar.ts';
import { readCalendar } from '#src/features/week-plan/logic/read-calendar.testing.ts';
import { reminderEvents } from './calendar-events.ts';
import { reminder } from './reminders.testing.ts';

const shown = {
  title: 'Water, please; now',
  text: 'From Buzima',
  address: 'https://buzima.example/premium/reminders',
  now: new Date('2026-11-23T08:00:00Z'),
  today: '2026-11-23',
};

/** What stands in the file, read back by the grammar of RFC 5545. */
function events(own: Parameters<typeof reminder>[0], today = shown.today) {
  const file = calendarFile({ name: 'Buzima', events: reminderEvents(reminder(own), { ...shown, today }) });
  return readCalendar(file).children.map(({ properties, children }) => {
    const value = (key: string) => properties.get(key)?.value;
    return { value, parameters: properties.get('DTSTART')?.parameters, alarms: children };
  });
}

test('each time of the day is an event that floats, rings at its own moment and blocks nothing', () => {
  const [morning, evening, ...others] = events({});
  expect(others).toEqual([]);
  expect(morning?.value('DTSTART')).toBe('20261123T070000');
  expect(evening?.value('DTSTART')).toBe('20261123T190000');
  // No zone, in name or as a trailing Z: it rings by the clock of the telephone.
  expect(morning?.parameters).toEqual({});
  expect(morning?.value('TRANSP')).toBe('TRANSPARENT');
  expect(morning?.value('SUMMARY')).toBe('Water, please; now');
  const alarm = morning?.alarms[0];
  expect(alarm?.name).toBe('VALARM');
  expect(alarm?.properties.get('TRIGGER')?.value).toBe('PT0S');
  expect(alarm?.properties.get('ACTION')?.value).toBe('DISPLAY');
});

test('the rule names the weekdays and the end of the last day, and begins on one of its days', () => {
  const [event] = events({ weekdays: [4, 2], until: '2026-12-31', times: ['07:00'] });
  expect(event?.value('DTSTART')).toBe('20261125T070000');
  expect(event?.value('RRULE')).toBe('FREQ=WEEKLY;BYDAY=WE,FR;UNTIL=20261231T235959');
  expect(events({})[0]?.value('RRULE')).toBe('FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR,SA,SU');
});

test('what comes once has no rule', () => {
  const [event] = events({ weekdays: [], from: '2026-12-08', times: ['10:00'] });
  expect(event?.value('DTSTART')).toBe('20261208T100000');
  expect(event?.value('RRULE')).toBeUndefined();
});

test('what lies in quiet hours is not written, and what is over neither', () => {
  const quiet = events({ times: ['05:00', '07:00', '23:00'], quiet: { from: '22:00', to: '06:00' } });
  expect(quiet.map(({ value }) => value('DTSTART'))).toEqual(['20261123T070000']);
  expect(events({ until: '2026-11-22' })).toEqual([]);
  expect(events({ weekdays: [], from: '2026-11-22' })).toEqual([]);
  // Its only weekday does not come before the end.
  expect(events({ weekdays: [6], until: '2026-11-25' })).toEqual([]);
});

test('events keep their identifiers when times and days are changed', () => {
  const uids = (own: Parameters<typeof reminder>[0]) => events(own).map(({ value }) => value('UID'));
  expect(uids({ times: ['08:00', '20:00'], weekdays: [0] })).toEqual(uids({}));
  expect(new Set(uids({})).size).toBe(2);
});
