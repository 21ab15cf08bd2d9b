import { z } from 'zod';
import {
  dangerLine,
  headFields,
  idSchema,
  label,
  nextStepsSchema,
  pageFactsFields,
  prose,
  videoFactsSchema,
  videoWordsSchema,
} from '#src/reading/page-schemas.ts';

const count = z.int().min(1).max(60);
const seconds = z.int().min(5).max(1800);

/** One exercise of a session: so many repetitions, or so many seconds; on each side where the exercise has sides. */
const itemSchema = z
  .strictObject({
    /** The id of an exercise of the library. */
    exercise: idSchema,
    repetitions: count.optional(),
    seconds: seconds.optional(),
    /** Seconds of rest after it. */
    rest: z.int().min(0).max(180).optional(),
    /** What to do instead, where that is not what the library names. */
    easier: idSchema.optional(),
    harder: idSchema.optional(),
  })
  .refine(
    ({ repetitions, seconds: time }) => (repetitions === undefined) !== (time === undefined),
    'An exercise is counted in repetitions or in seconds.',
  );

/** Warm-up, main part or cool-down: its exercises, done so many rounds. */
export const blockSchema = z.strictObject({
  part: z.enum(['warm-up', 'main', 'cool-down']),
  rounds: z.int().min(1).max(10),
  /** Seconds of rest after each round but the last. */
  roundRest: z.int().min(0).max(180).optional(),
  items: z.array(itemSchema).min(1).max(12),
});

/** What one does from start to end: a workout has one session, or several, such as before and after birth. */
export const sessionSchema = z.strictObject({
  id: idSchema,
  /** What the page promises; a check computes it from the blocks and allows a tenth either way. */
  minutes: z.int().min(5).max(60),
  blocks: z.array(blockSchema).min(1).max(6),
});

/** Columns of a weekly table, beside the day. The minutes are in the facts, the rest in the words. */
export const weekColumns = [
  'workout',
  'duration',
  'benefits',
  'setsAndReps',
  'importance',
  'targetArea',
  'exercises',
  'focusArea',
  'keyExercises',
] as const;

export const weekdays = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const;

/** facts.yaml of a workout. */
const facts = z.strictObject({
  kind: z.literal('workout'),
  ...pageFactsFields,
  level: z.enum(['beginner', 'intermediate', 'advanced']),
  daysPerWeek: z.tuple([z.int().min(1).max(7), z.int().min(1).max(7)]),
  sessions: z.array(sessionSchema).min(1).max(3),
  /** Whether each session stands in a section that the reader opens. */
  collapsible: z.boolean(),
  /** The session for the first weeks, to be opened below the plan; the others are the plan. */
  startSession: idSchema.optional(),
  /** The seven days of a weekly table; a day without minutes is a rest day. Columns as the specification has them. */
  week: z
    .strictObject({
      columns: z.array(z.enum(weekColumns)).min(1).max(4),
      minutes: z.array(z.int().min(5).max(60).nullable()).length(7),
      /** The session of the page that a day does, or null where the words name something else. */
      sessions: z.array(idSchema.nullable()).length(7),
    })
    .optional(),
  video: videoFactsSchema.optional(),
});

const line = z.string().min(4).max(360);
const cell = z.string().min(3).max(160);

/** What this workout adds to the danger signs and first aid of all: whole sentences, each true when read alone. */
const urgentWords = z.strictObject({
  signs: z.array(dangerLine).min(1).max(6).optional(),
  firstAid: z.array(prose(320)).min(1).max(4).optional(),
  today: z.array(dangerLine).min(1).max(6).optional(),
});

/** The words of a session; its warnings stand open on the screen and on its poster. */
const sessionWords = z.strictObject({
  heading: label(60),
  intro: prose(380).optional(),
  /** Signs at which those for whom the session is meant get help at once. */
  warnings: z.strictObject({ heading: label(90), signs: z.array(prose(270)).min(2).max(12) }).optional(),
});

/** The words of a workout page. Sessions by their ids. */
const words = z.strictObject({
  ...headFields,
  intro: z.array(prose(420)).min(1).max(2).optional(),
  urgent: urgentWords.optional(),
  /** Who waits or asks first before this workout, beside those who do before any. */
  askFirst: z.array(dangerLine).min(1).max(9).optional(),
  /** Signs that can wait for days, but not for weeks. */
  seeWorker: z.array(dangerLine).min(1).max(5).optional(),
  sessions: z.record(idSchema, sessionWords),
  /** One row for each day, with the text columns of the facts. */
  week: z
    .array(z.partialRecord(z.enum(weekColumns).exclude(['duration']), cell))
    .length(7)
    .optional(),
  dos: z.array(line).min(3).max(8),
  donts: z.array(line).min(3).max(8),
  mistakes: z.array(line).min(2).max(6),
  progress: z.array(prose(260)).min(2).max(5),
  tips: z.array(line).min(3).max(8),
  facts: z.array(prose(260)).min(2).max(4),
  ageNotes: z
    .array(z.strictObject({ title: label(70), text: prose(480) }))
    .min(2)
    .max(5),
  video: videoWordsSchema.optional(),
  next: nextStepsSchema,
});

export type Session = z.infer<typeof sessionSchema>;
export const workoutSchemas = { facts, words };
export type WorkoutFacts = z.infer<typeof facts>;
export type SessionWords = z.infer<typeof sessionWords>;
export type WorkoutWords = z.infer<typeof words>;
