import * as z from 'zod/mini';
import type { Entry } from '#src/features/entries/contract.ts';
import { muscles } from '#src/features/exercises/logic/muscles.ts';
import { exerciseKinds } from './exercise-kinds.ts';

/** How hard a session felt. */
export const feelings = ['easy', 'right', 'hard'] as const;
export type Feeling = (typeof feelings)[number];

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
  minutes: whole(1, 600),
  /** Its first day. */
  date,
  time,
  /** Whether it comes back every week. */
  weekly: z.boolean(),
  /** The last day on which it may come back. */
  until: z.optional(date),
  /** Rounds of the main part more than its page has, or fewer. */
  rounds: z.int().check(z.minimum(-3), z.maximum(3)),
});

/** What a session of one's own may hold. */
export const ownSessionLimits = {
  /** Characters of its name. */
  name: 120,
  blocks: 6,
  /** Exercises of a block. */
  items: 20,
  rounds: { least: 1, most: 10 },
  repetitions: { least: 1, most: 60 },
  seconds: { least: 5, most: 1800 },
  /** Seconds of rest. */
  rest: { least: 0, most: 180 },
  minutes: 600,
} as const;

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

export type Done = z.infer<typeof doneSchema>;
export type Placement = z.infer<typeof placementSchema>;
export type OwnSession = z.infer<typeof ownSessionSchema>;
/** Something that is kept, with its id. */
export type Kept<Content> = Content & { readonly id: string };

const schemas = { done: doneSchema, placement: placementSchema, 'own-session': ownSessionSchema } as const;
type Contents = { [Kind in keyof typeof schemas]: z.infer<(typeof schemas)[Kind]> };

/** The entries of one kind, as what they say; an entry that a strange or newer edition wrote is left out. */
export function recordsOf<Kind extends keyof Contents>(
  kind: Kind,
  entries: readonly Entry[],
): Kept<Contents[Kind]>[] {
  return entries.flatMap((entry) => {
    if (entry.kind !== kind) return [];
    const content = schemas[kind].safeParse(entry.content);
    return content.success ? [{ ...(content.data as Contents[Kind]), id: entry.id }] : [];
  });
}
