import { expect, test } from 'vitest';
import type { ReadExercise } from '#src/features/exercises/read-exercises.ts';
import type { WorkoutPlan } from '#src/reading/kinds/workout/schema.ts';
import { checkWorkouts } from './workouts.ts';

function exercise(id: string, facts: Partial<ReadExercise['facts']> = {}): ReadExercise {
  return {
    id,
    facts: {
      pattern: 'cardio',
      muscles: { primary: ['quadriceps'], secondary: [] },
      equipment: ['none'],
      measure: 'repetitions',
      perSide: false,
      impact: 'low',
      level: 'beginner',
      compendium: '02056',
      suits: [],
      cautions: [],
      movement: { cycle: 'rep', keys: [{ from: 'stand', seconds: 2, hold: 1 }] },
      ...facts,
    },
  };
}

const exercises = [
  exercise('march', { suits: ['pregnancy'] }),
  exercise('jump', { cautions: ['pregnancy'] }),
  exercise('lunge', { perSide: true, cautions: ['knees'] }),
];

const warmUp = { part: 'warm-up', rounds: 1, items: [{ exercise: 'march', seconds: 120 }] } as const;
const main = { part: 'main', rounds: 1, items: [{ exercise: 'lunge', seconds: 150 }] } as const;
const coolDown = { part: 'cool-down', rounds: 1, items: [{ exercise: 'march', repetitions: 60 }] } as const;

const tenMinutes: WorkoutPlan = {
  id: 'plan',
  minutes: 10,
  blocks: [warmUp, main, coolDown].map((block) => ({ ...block, items: [...block.items] })),
};

const file = 'content/workouts/men/cardio/hiit/facts.yaml';

function messagesOf(plan: WorkoutPlan, category = 'cardio'): string[] {
  return checkWorkouts([{ file, category, facts: { plans: [plan] } }], exercises).map(
    ({ message }) => message,
  );
}

const without = (part: string): WorkoutPlan => ({
  ...tenMinutes,
  minutes: 5,
  blocks: tenMinutes.blocks.filter((block) => block.part !== part),
});

test('a plan of known exercises that takes its minutes is no problem', () => {
  expect(messagesOf(tenMinutes)).toEqual([]);
});

test('an exercise that the library lacks is reported at its plan', () => {
  const plan = { ...tenMinutes, blocks: [{ ...warmUp, items: [{ exercise: 'marsh', seconds: 120 }] }] };
  const [problem] = checkWorkouts([{ file, category: 'cardio', facts: { plans: [plan] } }], exercises);
  expect(problem?.message).toContain('no exercise “marsh”');
  expect(problem).toMatchObject({ file, key: 'plans.plan' });
});

test.each(['warm-up', 'main', 'cool-down'])('a plan without its %s is reported', (part) => {
  expect(messagesOf(without(part)).join()).toContain(`has no ${part}`);
});

test.each([
  [9, 1],
  [10, 0],
  [11, 0],
  [12, 1],
])('a plan of ten minutes that promises %d has %d problem', (minutes, problems) => {
  expect(messagesOf({ ...tenMinutes, minutes })).toHaveLength(problems);
});

test('an exercise to be left out in pregnancy is reported in a plan for pregnancy only', () => {
  const plan: WorkoutPlan = {
    ...tenMinutes,
    blocks: [
      ...tenMinutes.blocks,
      { part: 'main', rounds: 1, items: [{ exercise: 'jump', repetitions: 1 }] },
    ],
  };
  expect(messagesOf(plan, 'cardio')).toEqual([]);
  expect(messagesOf(plan, 'pre-post-natal-workouts').join()).toContain(
    '“jump” is to be left out in pregnancy',
  );
});

test('an exercise that suits pregnancy, or warns of something else, may stand in a plan for pregnancy', () => {
  expect(messagesOf(tenMinutes, 'pre-post-natal-workouts')).toEqual([]);
});
