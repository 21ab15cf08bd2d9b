import { expect, test } from 'vitest';
import type { ReadExercise } from '#src/features/exercises/read-exercises.ts';
import type { Session } from '#src/reading/kinds/workout/schema.ts';
import { checkWorkouts, type WorkoutFile } from './workouts.ts';

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
  exercise('squat', { pattern: 'squat', harder: 'burpee' }),
  exercise('plank', {
    pattern: 'core',
    measure: 'seconds',
    muscles: { primary: ['abdominals'], secondary: [] },
  }),
  exercise('push-up', { pattern: 'push', level: 'intermediate', easier: 'squat' }),
  exercise('hinge', { pattern: 'hinge', level: 'intermediate' }),
  exercise('nordic', { pattern: 'hinge', level: 'advanced', easier: 'hinge' }),
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
const dose = { rounds: 3, repetitions: 15, hold: 30 };
const rules = {
  forPregnancy: ['pre-post-natal-workouts'],
  afterBirth: ['postnatal'],
  doses: { beginner: dose, intermediate: { ...dose, repetitions: 20 }, advanced: { ...dose, rounds: 4 } },
};

function messagesOfPage(facts: Partial<WorkoutFile['facts']>, category = 'cardio'): string[] {
  const whole = { level: 'beginner' as const, sessions: [tenMinutes], ...facts };
  return checkWorkouts([{ file, category, facts: whole }], exercises, rules).map(({ message }) => message);
}

function messagesOf(session: Session, category = 'cardio'): string[] {
  return messagesOfPage({ sessions: [session] }, category);
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
    [{ file, category: 'cardio', facts: { level: 'beginner', sessions: [session] } }],
    exercises,
    rules,
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

/** The ten minutes with a main part of so many rounds of one exercise before their own. */
const mainOf = (item: Session['blocks'][number]['items'][number], rounds = 1): Session => ({
  ...tenMinutes,
  minutes: 12,
  blocks: [...tenMinutes.blocks, { part: 'main', rounds, items: [item] }],
});
const tooMuch = (session: Session, level: WorkoutFile['facts']['level'] = 'beginner') =>
  messagesOfPage({ level, sessions: [session] }).filter((message) => message.startsWith('Too much'));

test.each([
  [
    'rounds',
    mainOf({ exercise: 'squat', repetitions: 1 }, 4),
    mainOf({ exercise: 'squat', repetitions: 1 }, 3),
  ],
  [
    'repetitions',
    mainOf({ exercise: 'squat', repetitions: 16 }),
    mainOf({ exercise: 'squat', repetitions: 15 }),
  ],
  [
    'seconds of a hold',
    mainOf({ exercise: 'plank', seconds: 31 }),
    mainOf({ exercise: 'plank', seconds: 30 }),
  ],
  ['levels', mainOf({ exercise: 'nordic', repetitions: 2 }), mainOf({ exercise: 'push-up', repetitions: 2 })],
])('more %s than a beginner bears are reported', (_, more, enough) => {
  expect(tooMuch(more)).toHaveLength(1);
  expect(tooMuch(enough)).toEqual([]);
});

test('an exercise a level above the page needs an easier one beside it', () => {
  expect(tooMuch(mainOf({ exercise: 'hinge', repetitions: 2 }))).toHaveLength(1);
  expect(tooMuch(mainOf({ exercise: 'hinge', repetitions: 2, easier: 'squat' }))).toEqual([]);
  expect(tooMuch(mainOf({ exercise: 'hinge', repetitions: 16 }), 'intermediate')).toEqual([]);
});

const weekOf = (
  sessions: (string | null)[],
  minutes: (number | null)[] = sessions.map((id) => (id === null ? null : 12)),
) => ({
  columns: ['workout' as const],
  minutes,
  sessions,
});
const strong = { ...mainOf({ exercise: 'squat', repetitions: 10 }), id: 'strong' };
const weekFaults = (week: WorkoutFile['facts']['week']) =>
  messagesOfPage({ sessions: [strong], week }).filter((message) => !message.startsWith('The session takes'));

test('a week that leaves a day between hard days and rests on Thursday is no problem', () => {
  expect(weekFaults(weekOf(['strong', null, 'strong', null, 'strong', null, null]))).toEqual([]);
});

test.each([
  [
    'the same muscles on two days in a row',
    weekOf(['strong', 'strong', null, null, null, null, null]),
    'Days 1 and 2',
  ],
  [
    'the same muscles on Sunday and Monday',
    weekOf(['strong', null, null, null, null, null, 'strong']),
    'Days 7 and 1',
  ],
  ['no rest on Thursday', weekOf([null, null, null, 'strong', null, null, null]), 'Thursday'],
  ['a session that is none', weekOf(['weak', null, null, null, null, null, null]), 'no session “weak”'],
  [
    'other minutes',
    weekOf(['strong', null, null, null, null, null, null], [20, 5, 5, null, 5, 5, 5]),
    'other minutes',
  ],
])('a week with %s is reported', (_, week, message) => {
  expect(weekFaults(week)).toEqual([expect.stringContaining(message)]);
});

test('what only pregnancy forbids may stand in a session after the birth', () => {
  const session = { ...mainOf({ exercise: 'jump', repetitions: 1 }), id: 'postnatal' };
  expect(messagesOf(session, 'pre-post-natal-workouts').join()).not.toContain('pregnancy');
});
