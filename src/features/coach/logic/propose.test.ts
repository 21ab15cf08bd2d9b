import { expect, test } from 'vitest';
import { weekdayOf } from '#src/features/training/logic/days.ts';
import { placementOf } from '#src/features/training/logic/placement.testing.ts';
import { ago, inputOf, monday } from './coach.testing.ts';
import { walkLengths } from './compose.ts';
import type { CoachInput } from './facts.ts';
import type { RuleId } from './finding.ts';
import { ruleIds } from './finding.ts';
import { propose } from './propose.ts';
import { ruleBook } from './rule-book.ts';

const rulesOf = (input: CoachInput): RuleId[] => propose(input).findings.map(({ rule }) => rule);
const minutesOf = (input: CoachInput): number =>
  propose(input).sessions.reduce((sum, { counted }) => sum + counted, 0);
const partsOf = (input: CoachInput): string[] => propose(input).sessions.map(({ part }) => part);
/** Four weeks that counted so many minutes, the last seven days first. */
const weeks = (...minutes: number[]) => minutes.map((counted, back) => ago(back * 7 + 1, { counted }));

test('somebody without entries begins with 10 minutes on 4 days, two days of strength, and Thursday and Sunday free', () => {
  const { sessions, monday: start } = propose(inputOf());
  expect(start).toBe(monday);
  expect(rulesOf(inputOf())).toContain('first');
  const walks = sessions.filter(({ part }) => part === 'walk');
  expect(walks.map(({ minutes }) => minutes)).toEqual([10, 10, 10, 10]);
  expect(sessions.filter(({ part }) => part === 'strength').map(({ day }) => weekdayOf(day))).toEqual([1, 4]);
  expect(sessions.filter(({ day }) => [3, 6].includes(weekdayOf(day)))).toEqual([]);
});

test.each([
  [95, 104],
  [40, 45],
  [145, 150],
  [0, 40],
])('below 150 minutes a week grows by a tenth or 5 minutes, up to 150: %i → %i', (before, after) => {
  const raise = propose(inputOf({ log: weeks(before, before, before, before) })).findings.find(
    ({ rule }) => rule === 'raise',
  );
  expect(raise).toMatchObject({ count: before, numbers: { target: after }, effect: { minutes: after } });
  expect(raise?.from.map(({ day }) => day)).toEqual(['2026-11-24']);
});

test('150 minutes and more stay, and never become more than 300', () => {
  expect(minutesOf(inputOf({ log: weeks(180, 180, 180, 170), answers: { goal: 'strength' } }))).toBe(180);
  expect(minutesOf(inputOf({ log: weeks(400, 400, 400, 400) }))).toBeLessThanOrEqual(300);
  expect(rulesOf(inputOf({ log: weeks(150, 150, 150, 149) }))).toContain('enough');
  expect(rulesOf(inputOf({ log: weeks(149, 149, 149, 149) }))).not.toContain('enough');
});

test('a week that was much fuller than those before is repeated', () => {
  expect(rulesOf(inputOf({ log: weeks(80, 50, 50, 50) }))).toContain('jump');
  expect(minutesOf(inputOf({ log: weeks(80, 50, 50, 50) }))).toBe(80);
  expect(rulesOf(inputOf({ log: weeks(55, 50, 50, 50) }))).not.toContain('jump');
});

test.each([
  [6, 'raise'],
  [7, 'pause'],
  [13, 'pause'],
  [14, 'break'],
  [27, 'break'],
  [28, 'first'],
])('%i days without training: %s', (days, rule) => {
  expect(rulesOf(inputOf({ log: [ago(days, { counted: 30 })] }))).toContain(rule);
});

test('after two weeks without training every session is a step easier', () => {
  const plan = { workout: '/build-body-women/bodyweight-strength/full-body', session: 'two-blocks' };
  const log = [ago(15, { ...plan, counted: 0, strength: true })];
  const sizes = propose(inputOf({ log })).sessions.filter(({ part }) => part === 'strength');
  expect(sizes.map(({ extra }) => extra)).toEqual([-1, -1]);
});

test('with half of the plan missed the days get fewer and the minutes do not grow', () => {
  const placements = [0, 1, 2, 3].map((back) => placementOf({ id: `${back}`, date: `2026-11-2${5 - back}` }));
  const input = inputOf({ log: [ago(1, { counted: 30 }), ago(8, { counted: 60 })], placements });
  expect(rulesOf(input)).toContain('missed');
  expect(new Set(propose(input).sessions.map(({ day }) => day)).size).toBeLessThanOrEqual(2);
  expect(minutesOf(input)).toBeLessThanOrEqual(60);
  expect(rulesOf({ ...input, placements: placements.slice(0, 1) })).not.toContain('missed');
});

test('strength stands on 2 days, and on 3 for those who want it and have done 2', () => {
  const strong = [ago(1, { strength: true }), ago(3, { strength: true })];
  const days = (input: CoachInput) => partsOf(input).filter((part) => part === 'strength').length;
  expect(days(inputOf({ log: strong }))).toBe(2);
  expect(days(inputOf({ log: strong, answers: { goal: 'strength' } }))).toBe(3);
  expect(days(inputOf({ log: strong.slice(1), answers: { goal: 'strength' } }))).toBe(2);
});

test('from 65 years on balance comes day by day, up to 3', () => {
  const born = (year: number) => ({ person: { name: 'A', born: `${year}-01-01` } });
  const balance = {
    workout: '/build-body-women/functional/balance-coordination',
    session: 'steady',
    strength: true,
  };
  const days = (input: CoachInput) => partsOf(input).filter((part) => part === 'balance').length;
  expect(days(inputOf(born(1961)))).toBe(1);
  expect(days(inputOf({ ...born(1961), log: [ago(1, balance), ago(3, balance)] }))).toBe(3);
  expect(days(inputOf(born(1962)))).toBe(0);
});

test('intervals come once, only after four weeks of 150 minutes, and not beside anything else', () => {
  const ready = inputOf({ log: weeks(160, 160, 160, 160) });
  expect(partsOf(ready).filter((part) => part === 'intervals')).toHaveLength(1);
  const { day } = propose(ready).sessions.find(({ part }) => part === 'intervals') ?? {};
  expect(propose(ready).sessions.filter((session) => session.day === day)).toHaveLength(1);
  expect(partsOf(inputOf({ log: weeks(160, 160, 160, 149) }))).not.toContain('intervals');
  expect(partsOf({ ...ready, answers: { ...ready.answers, goal: 'strength' } })).not.toContain('intervals');
  expect(partsOf({ ...ready, person: { name: 'A', conditions: ['diabetes'] } })).not.toContain('intervals');
});

test('a strength session that is known stays, goes back after a hard time, and on after two easy ones', () => {
  const plan = { workout: '/build-body-women/bodyweight-strength/full-body', session: 'two-blocks' };
  const walks = weeks(160, 160, 160, 160);
  const with_ = (felt: 'easy' | 'hard') =>
    inputOf({
      log: [ago(2, { ...plan, felt, counted: 0 }), ago(5, { ...plan, felt, counted: 0 }), ...walks],
    });
  const size = (input: CoachInput) => propose(input).sessions.find(({ part }) => part === 'strength');
  expect(size(with_('easy'))).toMatchObject({ choice: plan, extra: 1 });
  expect(size(with_('hard'))).toMatchObject({ choice: plan, extra: -1 });
  const growing = with_('easy').log.filter(({ counted }) => counted === 0);
  // The minutes grow, so the session does not.
  expect(size(inputOf({ log: growing }))).toMatchObject({ choice: plan, extra: 0 });
});

test('somebody who wants a stronger back gets a session of core stability', () => {
  expect(partsOf(inputOf({ answers: { goal: 'back' } }))).toContain('back');
  expect(partsOf(inputOf())).not.toContain('back');
});

test('walks share the minutes out in fives', () => {
  expect(walkLengths(66, 6)).toEqual([15, 15, 15, 10, 10]);
  expect(walkLengths(9, 6)).toEqual([]);
  expect(walkLengths(300, 5)).toEqual([60, 60, 60, 60, 60]);
});

test('every rule says what it reads and where it stands', () => {
  expect(Object.keys(ruleBook).sort()).toEqual([...ruleIds].sort());
});
