import * as z from 'zod/mini';
import { muscles } from '#src/features/exercises/logic/muscles.ts';
import { exerciseKinds } from './exercise-kinds.ts';
import { leastExtra, mostExtra } from './extra.ts';
import { feelings } from './feelings.ts';
import { ownSessionLimits } from './own-session-limits.ts';

const date = z.string().check(z.regex(/^\d{4}-\d\d-\d\d$/));
const time = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/));
const name = z.string().check(z.minLength(1), z.maxLength(120));
const whole = (least: number, most: number) => z.int().check(z.minimum(least), z.maximum(most));

/** The session that somebody did or plans; what was done without the player has none. */
const sessionFields = {
  /** The path of its page, or `own`. */
  workout: z.string().check(z.maxLength(120)),
  session: z.string().check(z.maxLength(60)),
};

/** Content of an entry of the kind `done`: what somebody trained. */
export const doneSchema = z.object({
  /** The day, by the clock of the device. */
  date,
  time: z.optional(time),
  /** What it was called when it was done, in the language of that day. */
  name,
  ...z.partial(z.object(sessionFields)).shape,
  minutes: whole(0, 600),
  /** Minutes that count towards the 150 of a week. */
  counted: whole(0, 1200),
  /** Whether it strengthened muscles. */
  strength: z.boolean(),
  /** Whether it was done to its end. */
  whole: z.boolean(),
  felt: z.optional(z.enum(feelings)),
  /** What was done of each exercise, all rounds together. */
  exercises: z.array(
    z.object({
      exercise: z.string(),
      repetitions: z.optional(whole(0, 10_000)),
      seconds: z.optional(whole(0, 86_400)),
    }),
  ),
});

/** Content of an entry of the kind `placement`: a session on a day of the week plan. */
export const placementSchema = z.object({
  ...sessionFields,
  /** What it was called when it was placed, for calendars. */
  name,
  /** What it adds up to, as in `SessionSummary`. */
  minutes: whole(1, 600),
  counted: whole(0, 1200),
  strength: z.boolean(),
  hard: z.array(z.enum(muscles)),
  step: whole(0, 120),
  /** Its first day. */
  date,
  time,
  /** Whether it comes back every week. */
  weekly: z.boolean(),
  /** The last day on which it may come back. */
  until: z.optional(date),
  /** The day since which it has its present size. */
  since: date,
  /** Steps harder than on its page, or easier; see `withExtra`. */
  extra: z.int().check(z.minimum(leastExtra), z.maximum(mostExtra)),
});

const limited = ({ least, most }: { least: number; most: number }) => whole(least, most);

const itemSchema = z.object({
  exercise: z.string(),
  repetitions: z.optional(limited(ownSessionLimits.repetitions)),
  seconds: z.optional(limited(ownSessionLimits.seconds)),
  rest: z.optional(limited(ownSessionLimits.rest)),
});

/** Content of an entry of the kind `own-session`: a session that somebody put together. */
export const ownSessionSchema = z.object({
  name,
  blocks: z
    .array(
      z.object({
        part: z.enum(['warm-up', 'main', 'cool-down']),
        rounds: limited(ownSessionLimits.rounds),
        roundRest: z.optional(limited(ownSessionLimits.rest)),
        items: z.array(itemSchema).check(z.maxLength(ownSessionLimits.items)),
      }),
    )
    .check(z.maxLength(ownSessionLimits.blocks)),
  /** What it added up to when it was saved, for lists and weeks that have no exercises at hand. */
  summary: z.catch(
    z.optional(
      z.object({
        minutes: whole(0, ownSessionLimits.minutes),
        counted: whole(0, 1200),
        strength: z.boolean(),
        hard: z.array(z.enum(muscles)),
        kinds: z.array(z.enum(exerciseKinds)),
      }),
    ),
    undefined,
  ),
});

/** What each kind of entry of the training holds. */
export const recordSchemas = {
  done: doneSchema,
  placement: placementSchema,
  'own-session': ownSessionSchema,
} as const;
