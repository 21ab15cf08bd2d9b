import { expect, test } from 'vitest';
import { contentOf } from '#checks/content/content.ts';
import { readContentFiles } from '#checks/content/files.ts';
import { noCode } from '#checks/content/no-code.testing.ts';
import { exercisesOf, weekPlansOf, weekSessionsOf } from '#checks/content/views.ts';
import { siteRules } from '#checks/rules/rules.testing.ts';
import { isCardio } from '#src/features/exercises/logic/kinds.ts';
import { weeklyTotals } from '#src/features/week-plan/logic/schedule.ts';
import { weekFigures } from '#src/features/week-plan/logic/week-figures.ts';
import { wholeSession } from '#src/features/week-plan/schema.ts';
import type { WeekPlan } from './week-plans.ts';
import { checkTrainingDays, checkWeekRest, checkWeekSessions } from './week-sessions.ts';

const texts = new Map(
  ['content/week-plans', 'content/lists', 'content/exercises', 'content/phrases'].flatMap((folder) => [
    ...readContentFiles(folder),
  ]),
);
const content = contentOf(texts, noCode, new Date());
const plans = weekPlansOf(content);
const rows = weekSessionsOf(content);
const exercises = exercisesOf(content);

type Day = WeekPlan['facts']['days'][number];

/** All plans, one day of the V shape changed. */
const withDay = (index: number, day: Partial<Day>): WeekPlan[] =>
  plans.map((plan) => {
    if (plan.id !== 'vShape') return plan;
    const days = plan.facts.days.map((own, at) => (at === index ? { ...own, ...day } : own));
    return { ...plan, facts: { ...plan.facts, days } };
  });
const keys = (problems: readonly { key: string }[]) => problems.map(({ key }) => key);
const messages = (problems: readonly { message: string }[]) =>
  problems.map(({ message }) => message).join(' ');

test('the sessions and the days of the site are sound and leave muscles their rest', () => {
  expect(checkWeekSessions(plans, rows, exercises, siteRules.workouts)).toEqual([]);
  expect(checkTrainingDays(plans, rows.sessions, exercises)).toEqual([]);
  expect(checkWeekRest(plans, rows, exercises)).toEqual([]);
});

test.each([
  ['no session', 0, { session: undefined }, 'days.0'],
  ['a session that is not there', 0, { session: 'men-of-steel' }, 'days.0'],
  ['other minutes than its session', 0, { minutes: 25 }, 'days.0'],
  ['no workout page', 0, { workout: undefined }, 'days.0'],
  ['a workout page of the other sex', 0, { workout: '/build-body-women/cardio/hiit' }, 'days.0'],
  ['a swap that is no exercise', 5, { swaps: ['rowing-a-boat'] }, 'days.5'],
  ['a session on a day of rest', 3, { session: 'men-core' }, 'days.3'],
] as const)('a day with %s is reported', (_fault, index, day, key) => {
  expect(keys(checkTrainingDays(withDay(index, day as Partial<Day>), rows.sessions, exercises))).toEqual([
    key,
  ]);
});

test('the sport pages of men are workout pages of men', () => {
  const swims = withDay(5, { workout: '/men/sports-specific-training/swimming' });
  expect(checkTrainingDays(swims, rows.sessions, exercises)).toEqual([]);
});

test('a session that no plan does, and one with a part that is not there, are reported', () => {
  const idle = { ...rows.sessions, idle: rows.sessions['men-core'] ?? never() };
  expect(keys(checkWeekSessions(plans, { ...rows, sessions: idle }, exercises, siteRules.workouts))).toEqual([
    'idle',
  ]);
  const { 'men-upper-warm-up': _lost, ...parts } = rows.parts;
  const problems = checkWeekSessions(plans, { ...rows, parts }, exercises, siteRules.workouts);
  expect(keys(problems)).toContain('men-upper-body');
});

function never(): never {
  throw new Error('The site has no such session.');
}

test('a muscle that works hard on two days in a row is reported with both days', () => {
  const problems = checkWeekRest(withDay(1, { session: 'men-upper-body' }), rows, exercises);
  expect(messages(problems)).toMatch(/Days 1 and 2 both work .*pectorals/);
});

test('hard steps the day after leg work are reported, steady ones are not', () => {
  const afterLegs = (effort: Day['effort']) => withDay(5, { session: 'men-intervals-on-a-step', effort });
  expect(messages(checkWeekRest(afterLegs('hard'), rows, exercises))).toMatch(/Days 5 and 6/);
  expect(checkWeekRest(afterLegs('moderate'), rows, exercises)).toEqual([]);
});

test('a week that trains the legs once is reported', () => {
  const problems = checkWeekRest(withDay(4, { session: 'men-core' }), rows, exercises);
  expect(messages(problems)).toMatch(/legs on fewer than 2 days/);
});

test.each([
  ['leanEctomorph', 150, 16, 134, 27, 2],
  ['athleticMesomorph', 155, 20, 130, 26, 3],
  ['vShape', 160, 20, 130, 26, 3],
  ['mesomorphEndomorph', 165, 30, 120, 24, 3],
  ['shreddedPhysique', 160, 49, 101, 20, 2],
  ['tonedHourglass', 150, 36, 114, 23, 2],
  ['slimAthletic', 150, 35, 115, 23, 2],
  ['curvyPear', 165, 37, 113, 23, 3],
  ['fitHourglass', 155, 16, 134, 27, 3],
  ['fitLeanApple', 155, 35, 115, 23, 2],
])('%s comes to the minutes that a coach counted', (id, minutes, counted, missing, walk, strengthDays) => {
  const days = plans.find((plan) => plan.id === id)?.facts.days ?? [];
  const figured = days.flatMap(({ session, effort = 'easy' }) => {
    const row = rows.sessions[session ?? ''];
    return row === undefined ? [] : [{ effort, blocks: wholeSession('', row, rows.parts).blocks }];
  });
  const cardio = new Set(exercises.filter(({ facts }) => isCardio(facts.pattern)).map((one) => one.id));
  expect(weekFigures(figured, (exercise) => cardio.has(exercise))).toEqual({ counted, missing, walk });
  expect(weeklyTotals(days)).toMatchObject({ minutes, strengthDays });
});
