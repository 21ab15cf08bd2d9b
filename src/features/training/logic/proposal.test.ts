import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, type Day, weekdayOf } from './days.ts';
import { placementOf } from './placement.testing.ts';
import { acceptProposal, type Proposal, proposeWeek } from './proposal.ts';
import type { Done, Kept, Placement } from './records.ts';
import { commonMuscles } from './rest-days.ts';

const today = '2026-11-25';
const done = (date: Day, change: Partial<Done> = {}): Done => ({
  date,
  name: 'Session',
  workout: '/men/x',
  session: 'main',
  minutes: 30,
  counted: 0,
  strength: true,
  whole: true,
  felt: 'right',
  exercises: [],
  ...change,
});
const weekly = placementOf({ id: 'a', date: '2026-11-03', weekly: true });
const sizes = ({ sessions }: Proposal) => sessions.map(({ extra, reason }) => [extra, reason]);

test('a session grows by a step when it felt easy twice in a row, and only then', () => {
  const easy = [done('2026-11-17', { felt: 'easy' }), done('2026-11-24', { felt: 'easy' })];
  expect(sizes(proposeWeek([weekly], easy, today))).toEqual([[1, 'twice-easy']]);
  expect(proposeWeek([weekly], easy, today).sessions[0]?.because).toEqual(['2026-11-24', '2026-11-17']);
  expect(sizes(proposeWeek([weekly], easy.slice(1), today))).toEqual([[0, undefined]]);
  const between = [...easy, done('2026-11-20')];
  expect(sizes(proposeWeek([weekly], between, today))).toEqual([[0, undefined]]);
  const other = easy.map((each) => ({ ...each, session: 'other' }));
  expect(sizes(proposeWeek([weekly], other, today))).toEqual([[0, undefined]]);
});

test('it shrinks by a step when it felt hard, or was left early, the last time', () => {
  expect(sizes(proposeWeek([weekly], [done('2026-11-24', { felt: 'hard' })], today))).toEqual([
    [-1, 'was-hard'],
  ]);
  expect(sizes(proposeWeek([weekly], [done('2026-11-24', { whole: false })], today))).toEqual([
    [-1, 'was-hard'],
  ]);
  const better = [done('2026-11-17', { felt: 'hard' }), done('2026-11-24')];
  expect(sizes(proposeWeek([weekly], better, today))).toEqual([[0, undefined]]);
});

test('after two weeks without training everything goes a step back, and nobody who never began', () => {
  const plan = [weekly, placementOf({ id: 'b', date: '2026-11-05', weekly: true, session: 'other' })];
  expect(sizes(proposeWeek(plan, [done('2026-11-11')], today))).toEqual([
    [-1, 'two-weeks-off'],
    [-1, 'two-weeks-off'],
  ]);
  expect(sizes(proposeWeek(plan, [done('2026-11-12')], today))).toEqual([
    [0, undefined],
    [0, undefined],
  ]);
  expect(sizes(proposeWeek(plan, [], today))).toEqual([
    [0, undefined],
    [0, undefined],
  ]);
});

test('it never goes beyond three steps, and a changed size proves itself before it changes again', () => {
  const easy = [done('2026-11-17', { felt: 'easy' }), done('2026-11-24', { felt: 'easy' })];
  expect(sizes(proposeWeek([{ ...weekly, extra: 3 }], easy, today))).toEqual([[3, undefined]]);
  expect(sizes(proposeWeek([{ ...weekly, since: '2026-11-20' }], easy, today))).toEqual([[0, undefined]]);
  const [grown] = acceptProposal(proposeWeek([weekly], easy, today)).save.slice(-1);
  const plan = [
    { ...weekly, until: '2026-11-30' },
    { ...placementOf(grown?.content ?? {}), id: 'new' },
  ];
  expect(sizes(proposeWeek(plan, easy, today))).toEqual([[1, undefined]]);
});

test('an empty next week takes over what stands in this one, once each', () => {
  const plan = [placementOf({ id: 'a', date: '2026-11-24' }), placementOf({ id: 'b', date: '2026-11-27' })];
  const proposal = proposeWeek(plan, [], today);
  expect(proposal).toMatchObject({ monday: '2026-11-30', copied: true });
  expect(acceptProposal(proposal).save.map(({ id, content }) => [id, content.date, content.weekly])).toEqual([
    [undefined, '2026-12-01', false],
    [undefined, '2026-12-04', false],
  ]);
});

test('an unchanged week writes nothing', () => {
  expect(acceptProposal(proposeWeek([weekly], [], today))).toEqual({ save: [], remove: [] });
});

test('a session moves away from the day beside one that works the same muscles', () => {
  const plan = [
    placementOf({ id: 'a', date: '2026-12-01', hard: ['quadriceps'] }),
    placementOf({ id: 'b', date: '2026-12-02', hard: ['quadriceps'] }),
  ];
  const { sessions } = proposeWeek(plan, [], today);
  expect(sessions.map(({ day }) => day)).toEqual(['2026-12-01', '2026-12-03']);
});

const muscle = fc.constantFrom('quadriceps', 'pectorals', 'biceps', 'abdominals');
const plans = fc.array(
  fc.record({
    day: fc.integer({ min: -14, max: 13 }),
    weekly: fc.boolean(),
    hard: fc.uniqueArray(muscle, { maxLength: 3 }),
    extra: fc.integer({ min: -3, max: 3 }),
    session: fc.constantFrom('a', 'b', 'c'),
  }),
  { maxLength: 12 },
);
const logs = fc.array(
  fc.record({
    day: fc.integer({ min: -30, max: 0 }),
    session: fc.constantFrom('a', 'b', 'c'),
    felt: fc.constantFrom('easy', 'right', 'hard'),
    whole: fc.boolean(),
  }),
  { maxLength: 12 },
);

/** The muscles of a proposed week, day by day from Monday. */
function workedIn({ sessions }: Proposal): string[][] {
  const worked: string[][] = Array.from({ length: 7 }, () => []);
  for (const { day, source } of sessions) {
    if (day !== undefined) worked[weekdayOf(day)]?.push(...source.placement.hard);
  }
  return worked;
}

test('no proposal ever works a muscle hard on two days that follow each other, nor after a hard Sunday', () => {
  fc.assert(
    fc.property(plans, logs, (rows, log) => {
      const plan = rows.map(({ day, ...row }, index): Kept<Placement> => {
        const date = addDays(today, day);
        return placementOf({ ...row, id: `${index}`, date });
      });
      const proposal = proposeWeek(
        plan,
        log.map(({ day, ...row }) => done(addDays(today, day), row)),
        today,
      );
      const worked = workedIn(proposal);
      for (const [day, muscles] of worked.entries()) {
        const next = worked[(day + 1) % 7] ?? [];
        expect(muscles.filter((each) => next.includes(each))).toEqual([]);
      }
      const sunday = addDays(proposal.monday, -1);
      const before = plan.filter(
        ({ date, weekly: repeats }) =>
          date === sunday || (repeats && date <= sunday && weekdayOf(date) === weekdayOf(sunday)),
      );
      for (const { hard } of before) {
        expect(commonMuscles(hard, (worked[0] ?? []) as typeof hard)).toEqual([]);
      }
    }),
    { numRuns: 500 },
  );
});
