import { z } from 'zod';
import { blockSchema, type Session, sessionSchema } from '#src/reading/kinds/workout/schema.ts';
import { idSchema } from '#src/reading/page-schemas.ts';
import { reviewFields } from '#src/site/schemas.ts';
import { sexes } from './logic/options.ts';
import { efforts, focuses } from './logic/schedule.ts';

const numbersSchema = z.record(z.string().regex(/^[a-z][A-Za-z0-9]*$/), z.number().positive());

const daySchema = z.strictObject({
  focus: z.enum(focuses),
  /** With warm-up and cool-down; up to so many on a day when rest is as good. None on a plain rest day. */
  minutes: z.int().min(10).max(60).optional(),
  effort: z.enum(efforts).optional(),
  /** The row of week-sessions.yaml that a day of training does. */
  session: idSchema.optional(),
  /** Exercises that may take the place of the main part, for as long. */
  swaps: z.array(idSchema).min(1).max(3).optional(),
  /** What a day of rest offers to those who want to move, gently. */
  exercises: z.array(idSchema).min(1).max(4).optional(),
  /** The workout page of the same sex that teaches what the day does, as the path that all languages share. */
  workout: z
    .string()
    .regex(/^\/(build-body-(men|women)|men)(\/[a-z][a-z0-9]*(-[a-z0-9]+)*)+$/)
    .optional(),
});

/** facts.yaml of a plan: seven days for a sex, or no days for the generic tips. */
export const planFactsSchema = z
  .strictObject({
    sex: z.enum(sexes).optional(),
    days: z.array(daySchema),
    /** Numbers of the tips and the description. */
    numbers: numbersSchema.optional(),
    sources: z.array(z.string()).min(1),
    checked: z.coerce.date(),
  })
  .refine(
    ({ sex, days }) => days.length === (sex === undefined ? 0 : 7),
    'A plan has a sex and seven days; the generic one has neither.',
  );

// A number belongs into facts.yaml, where it is written once for all languages.
const wordsWithoutDigits = (shortest: number, longest: number) =>
  z
    .string()
    .min(shortest)
    .max(longest)
    .refine((text) => !/\d/.test(text), 'Write numbers into facts.yaml and name them in {{braces}}.');

/** A row of session-parts.yaml: a beginning or an end that sessions share. */
export const sessionPartSchema = blockSchema;

/** A row of week-sessions.yaml: what a day of training does, each block written out or a row of session-parts.yaml. */
export const weekSessionSchema = z.strictObject({
  minutes: sessionSchema.shape.minutes,
  blocks: z
    .array(z.union([idSchema, blockSchema]))
    .min(1)
    .max(6),
});

export type SessionPart = z.infer<typeof sessionPartSchema>;
export type WeekSession = z.infer<typeof weekSessionSchema>;

/**
 * A session with its shared parts written out.
 *
 * @throws RangeError that names a part that there is none of
 */
export function wholeSession(
  id: string,
  { minutes, blocks }: WeekSession,
  parts: Readonly<Record<string, SessionPart>>,
): Session {
  const whole = blocks.map((block) => {
    const found = typeof block === 'string' ? parts[block] : block;
    if (found === undefined) throw new RangeError(`session-parts.yaml has no “${String(block)}”.`);
    return found;
  });
  return { id, minutes, blocks: whole };
}

/** en.yaml, fr.yaml, rw.yaml and sw.yaml of a plan. */
export const planWordsSchema = z.strictObject({
  ...reviewFields,
  label: wordsWithoutDigits(3, 60),
  aim: wordsWithoutDigits(5, 100),
  description: wordsWithoutDigits(60, 400),
  dietTips: z.array(wordsWithoutDigits(10, 260)).min(4).max(5),
  lifestyleTips: z.array(wordsWithoutDigits(10, 260)).min(4).max(5),
});

export type PlanFacts = z.infer<typeof planFactsSchema>;
export type PlanWords = z.infer<typeof planWordsSchema>;
