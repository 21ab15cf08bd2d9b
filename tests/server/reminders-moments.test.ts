import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isKnownZone, momentOf, nextMoment, occurrencesBetween } from '#server/reminders/zone-moments.ts';
import { reminderOf } from './support/reminders.ts';

/** The moments of a reminder after one day and to another, without their zeros. */
function moments(changes: Parameters<typeof reminderOf>[0], after: string, until: string): string[] {
  return occurrencesBetween(
    reminderOf(changes),
    new Date(`${after}T00:00:00Z`),
    new Date(`${until}T00:00:00Z`),
  ).map(({ at }) => at.toISOString().replace(':00.000Z', 'Z'));
}

// The clocks of 2026, by the IANA database.
test.for([
  ['Africa/Kigali', '08:00', '2026-03-28', ['2026-03-28T06:00Z', '2026-03-29T06:00Z', '2026-03-30T06:00Z']],
  ['Europe/Paris', '08:00', '2026-03-28', ['2026-03-28T07:00Z', '2026-03-29T06:00Z', '2026-03-30T06:00Z']],
  // From two to three there is no time that night: at three, which is one in UTC.
  ['Europe/Paris', '02:30', '2026-03-28', ['2026-03-28T01:30Z', '2026-03-29T01:00Z', '2026-03-30T00:30Z']],
  // From two to three comes twice that night: the first.
  ['Europe/Paris', '02:30', '2026-10-24', ['2026-10-24T00:30Z', '2026-10-25T00:30Z', '2026-10-26T01:30Z']],
  // Egypt has no midnight on the last Friday of April, and eleven in the evening twice at the end of October.
  ['Africa/Cairo', '00:00', '2026-04-23', ['2026-04-23T22:00Z', '2026-04-24T21:00Z', '2026-04-25T21:00Z']],
  ['Africa/Cairo', '23:30', '2026-10-28', ['2026-10-28T20:30Z', '2026-10-29T20:30Z', '2026-10-30T21:30Z']],
  [
    'America/New_York',
    '02:30',
    '2026-03-07',
    ['2026-03-07T07:30Z', '2026-03-08T07:00Z', '2026-03-09T06:30Z'],
  ],
  [
    'America/New_York',
    '01:30',
    '2026-10-31',
    ['2026-10-31T05:30Z', '2026-11-01T05:30Z', '2026-11-02T06:30Z'],
  ],
  // Morocco leaves its summer time for Ramadan.
  [
    'Africa/Casablanca',
    '08:00',
    '2026-02-14',
    ['2026-02-14T07:00Z', '2026-02-15T08:00Z', '2026-02-16T08:00Z'],
  ],
  [
    'Africa/Casablanca',
    '02:30',
    '2026-03-21',
    ['2026-03-21T02:30Z', '2026-03-22T02:00Z', '2026-03-23T01:30Z'],
  ],
  ['Africa/Nairobi', '23:59', '2026-12-30', ['2026-12-30T20:59Z', '2026-12-31T20:59Z', '2027-01-01T20:59Z']],
] as const)(
  'in %s a reminder at %s is due at the right moments from %s on',
  ([zone, time, from, expected]) => {
    const until = new Date(Date.parse(`${from}T00:00:00Z`) + 3.2 * 86_400_000);
    const found = occurrencesBetween(
      reminderOf({ zone, times: [time], from }),
      new Date(`${from}T00:00:00Z`),
      until,
    ).map(({ at }) => at.toISOString().replace(':00.000Z', 'Z'));
    expect(found.slice(0, 3)).toEqual(expected);
  },
);

test('times that fall into the same gap come together once', () => {
  const gap = { zone: 'Europe/Paris', times: ['02:15', '02:45', '03:00', '03:15'] };
  expect(moments({ ...gap, from: '2026-03-29', until: '2026-03-29' }, '2026-03-28', '2026-03-31')).toEqual([
    '2026-03-29T01:00Z',
    '2026-03-29T01:15Z',
  ]);
});

test('a day that a zone skips as a whole is reminded of when the next begins', () => {
  const samoa = { zone: 'Pacific/Apia', from: '2011-12-30', weekdays: [], times: ['09:00'] };
  expect(moments(samoa, '2011-12-29', '2012-01-02')).toEqual(['2011-12-30T10:00Z']);
});

test('quiet hours, last day and days of the week are meant by the clocks of the zone', () => {
  const evening = { zone: 'America/New_York', times: ['06:30', '21:00', '22:30'], weekdays: [6] };
  const quiet = { from: '22:00', to: '07:00' };
  // Nine on Sunday evening is Monday in UTC.
  expect(moments({ ...evening, quiet, until: '2026-01-11' }, '2026-01-04', '2026-02-01')).toEqual([
    '2026-01-05T02:00Z',
    '2026-01-12T02:00Z',
  ]);
});

test('what is over has no next moment', () => {
  const once = reminderOf({ from: '2026-03-01', weekdays: [] });
  expect(nextMoment(once, new Date('2026-03-01T05:59:59Z'))?.toISOString()).toBe('2026-03-01T06:00:00.000Z');
  expect(nextMoment(once, new Date('2026-03-01T06:00:00Z'))).toBeUndefined();
});

test.for([
  ['Africa/Kigali', true],
  ['Africa/Bujumbura', true],
  ['UTC', true],
  ['Africa/Nyabugogo', false],
  ['+02:00', false],
  ['2026-01-01T00:00[Europe/Paris]', false],
  ['\0', false],
] as const)('of the zone %s the server knows the rules: %s', ([zone, known]) => {
  expect(isKnownZone(zone)).toBe(known);
});

const zones = fc.constantFrom(
  'Africa/Kigali',
  'Europe/Paris',
  'Africa/Cairo',
  'America/New_York',
  'Africa/Casablanca',
  'Australia/Lord_Howe',
);
const anyTime = fc
  .integer({ min: 0, max: 1439 })
  .map((minutes) => new Date(minutes * 60_000).toISOString().slice(11, 16));
const anyMoment = fc.date({ min: new Date('2025-01-01'), max: new Date('2028-01-01'), noInvalidDate: true });

/** What the clocks of a zone show, by the engine itself rather than by the library. */
function shown(at: Date, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en-CA', {
    ...{ timeZone, hourCycle: 'h23', year: 'numeric', month: '2-digit', day: '2-digit' },
    ...{ hour: '2-digit', minute: '2-digit' },
  }).formatToParts(at);
  const part = (name: string) => parts.find(({ type }) => type === name)?.value;
  return `${part('year')}-${part('month')}-${part('day')}T${part('hour')}:${part('minute')}`;
}

test('a moment shows the planned time on the clocks, or a gap begins there, and it is the first that does', () => {
  fc.assert(
    fc.property(zones, anyTime, anyMoment, (zone, time, moment) => {
      const day = moment.toISOString().slice(0, 10);
      const at = momentOf({ day, time }, zone);
      const clock = shown(at, zone);
      if (clock !== `${day}T${time}`) {
        expect(clock > `${day}T${time}`).toBe(true);
        expect(shown(new Date(at.getTime() - 60_000), zone) < `${day}T${time}`).toBe(true);
      }
      for (const minutes of [30, 60]) {
        expect(shown(new Date(at.getTime() - minutes * 60_000), zone)).not.toBe(`${day}T${time}`);
      }
    }),
    { numRuns: 300 },
  );
});

test('step by step and all at once give the same moments, each later than the one before', () => {
  const times = fc.uniqueArray(anyTime, { minLength: 1, maxLength: 6 });
  const weekdays = fc.uniqueArray(fc.integer({ min: 0, max: 6 }), { minLength: 1 });
  fc.assert(
    fc.property(zones, times, weekdays, anyMoment, (zone, some, days, after) => {
      const reminder = reminderOf({ zone, times: some, weekdays: days, from: '2025-01-01' });
      const until = new Date(after.getTime() + 10 * 86_400_000);
      const all = occurrencesBetween(reminder, after, until).map(({ at }) => at.getTime());
      const steps: number[] = [];
      for (let at = nextMoment(reminder, after); at !== undefined && at <= until; ) {
        steps.push(at.getTime());
        at = nextMoment(reminder, at);
      }
      expect(steps).toEqual(all);
      expect([...new Set(all)].sort((one, other) => one - other)).toEqual(all);
    }),
    { numRuns: 100 },
  );
});
