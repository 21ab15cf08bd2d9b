import { z } from 'zod';
import {
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

/** One exercise of a plan: so many repetitions, or so many seconds; on each side where the exercise has sides. */
const itemSchema = z
  .strictObject({
    /** The id of an exercise of the library. */
    exercise: idSchema,
    repetitions: count.optional(),
    seconds: seconds.optional(),
    /** Seconds of rest after it. */
    rest: z.int().min(0).max(180).optional(),
  })
  .refine(
    ({ repetitions, seconds: time }) => (repetitions === undefined) !== (time === undefined),
    'An exercise is counted in repetitions or in seconds.',
  );

/** Warm-up, main part or cool-down: its exercises, done so many rounds. */
const blockSchema = z.strictObject({
  part: z.enum(['warm-up', 'main', 'cool-down']),
  rounds: z.int().min(1).max(10),
  /** Seconds of rest after each round but the last. */
  roundRest: z.int().min(0).max(180).optional(),
  items: z.array(itemSchema).min(1).max(12),
});

/** A plan that one can do from start to end. */
export const planSchema = z.strictObject({
  id: idSchema,
  /** What the page promises; a check computes it from the blocks and allows a tenth either way. */
  minutes: z.int().min(5).max(60),
  blocks: z.array(blockSchema).min(1).max(6),
});

export const weekdays = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const;

/** facts.yaml of a workout in content/workouts/<audience>/<category>/<id>/. */
export const workoutFactsSchema = z.strictObject({
  ...pageFactsFields,
  level: z.enum(['beginner', 'intermediate', 'advanced']),
  daysPerWeek: z.tuple([z.int().min(1).max(7), z.int().min(1).max(7)]),
  /** One plan on most pages; several where a page has parts, such as before and after birth. */
  plans: z.array(planSchema).min(1).max(3),
  /** Whether each plan stands in a section that the reader opens. */
  collapsible: z.boolean(),
  /** The seven days of a weekly table; a day without minutes is a rest day. Columns as the specification has them. */
  week: z
    .strictObject({
      columns: z
        .array(z.enum(['workout', 'duration', 'benefits']))
        .min(1)
        .max(3),
      minutes: z.array(z.int().min(5).max(60).nullable()).length(7),
    })
    .optional(),
  video: videoFactsSchema.optional(),
});

const line = z.string().min(4).max(240);

/** The words of a workout page. Plans by their ids. */
export const workoutWordsSchema = z.strictObject({
  ...headFields,
  intro: z.array(prose(420)).min(1).max(2),
  plans: z.record(idSchema, z.strictObject({ heading: label(60), intro: prose(320).optional() })),
  /** One row for each day, with the text columns of the facts. */
  week: z
    .array(z.strictObject({ workout: label(120), benefits: z.string().min(4).max(160).optional() }))
    .length(7)
    .optional(),
  dos: z.array(line).min(3).max(8),
  donts: z.array(line).min(3).max(8),
  mistakes: z.array(line).min(2).max(6),
  progress: z.array(prose(260)).min(2).max(5),
  tips: z.array(line).min(3).max(8),
  facts: z.array(prose(260)).min(2).max(4),
  ageNotes: z
    .array(z.strictObject({ title: label(60), text: prose(400) }))
    .min(2)
    .max(5),
  video: videoWordsSchema.optional(),
  next: nextStepsSchema,
});

/** facts.yaml of a catalogue or a category page: content/workouts/<audience>/index/ and …/<category>/index/. */
export const catalogueFactsSchema = z.strictObject(pageFactsFields);

export const catalogueWordsSchema = z.strictObject({
  ...headFields,
  /** The line on the card that leads here. */
  card: prose(160),
  /** Who it is for and how to choose. */
  choose: z.array(prose(260)).min(2).max(4),
  safety: prose(260),
});

export type WorkoutPlan = z.infer<typeof planSchema>;
export type WorkoutFacts = z.infer<typeof workoutFactsSchema>;
export type WorkoutWords = z.infer<typeof workoutWordsSchema>;
