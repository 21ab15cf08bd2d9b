import { expect, test } from 'vitest';
import type { ReadExercise } from '#src/features/exercises/read-exercises.ts';
import type { Session } from '#src/reading/kinds/workout/schema.ts';
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
  exercise('jump', { cautions: ['pregnancy-jumps'] }),
  exercise('lunge', { perSide: true, cautions: ['knees'] }),
];

const warmUp = { part: 'warm-up', rounds: 1, items: [{ exercise: 'march', seconds: 120 }] } as const;
const main = { part: 'main', rounds: 1, items: [{ exercise: 'lunge', seconds: 150 }] } as const;
const coolDown = { part: 'cool-down', rounds: 1, items: [{ exercise: 'march', repetitions: 60 }] } as const;

const tenMinutes: Session = {
  id: 'plan',
  minutes: 10,
  blocks: [warmUp, main, coolDown].map((block) => ({ ...block, items: [...block.items] })),
};

const file = 'content/pages/build-body-men/cardio/hiit/facts.yaml';
const forPregnancy = ['pre-post-natal-workouts'];

function messagesOf(session: Session, category = 'cardio'): string[] {
  return checkWorkouts([{ file, category, facts: { sessions: [session] } }], exercises, forPregnancy).map(
    ({ message }) => message,
  );
}

const without = (part: string): Session => ({
  ...tenMinutes,
  minutes: 5,
  blocks: tenMinutes.blocks.filter((block) => block.part !== part),
});

test('a session of known exercises that takes its minutes is no problem', () => {
  expect(messagesOf(tenMinutes)).toEqual([]);
});

test('an exercise that the library lacks is reported at its plan', () => {
  const session = { ...tenMinutes, blocks: [{ ...warmUp, items: [{ exercise: 'marsh', seconds: 120 }] }] };
  const [problem] = checkWorkouts(
    [{ file, category: 'cardio', facts: { sessions: [session] } }],
    exercises,
    forPregnancy,
  );
  expect(problem?.message).toContain('no exercise “marsh”');
  expect(problem).toMatchObject({ file, key: 'sessions.plan' });
});

test.each(['warm-up', 'main', 'cool-down'])('a session without its %s is reported', (part) => {
  expect(messagesOf(without(part)).join()).toContain(`has no ${part}`);
});

test.each([
  [9, 1],
  [10, 0],
  [11, 0],
  [12, 1],
])('a session of ten minutes that promises %d has %d problem', (minutes, problems) => {
  expect(messagesOf({ ...tenMinutes, minutes })).toHaveLength(problems);
});

test('an exercise to be left out in pregnancy is reported in a session for pregnancy only', () => {
  const session: Session = {
    ...tenMinutes,
    blocks: [
      ...tenMinutes.blocks,
      { part: 'main', rounds: 1, items: [{ exercise: 'jump', repetitions: 1 }] },
    ],
  };
  expect(messagesOf(session, 'cardio')).toEqual([]);
  expect(messagesOf(session, 'pre-post-natal-workouts').join()).toContain(
    '“jump” is to be left out in pregnancy',
  );
});

test('an exercise that suits pregnancy, or warns of something else, may stand in a session for pregnancy', () => {
  expect(messagesOf(tenMinutes, 'pre-post-natal-workouts')).toEqual([]);
});
