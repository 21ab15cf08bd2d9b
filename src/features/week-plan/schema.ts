import { z } from 'zod';
import { reviewFields } from '#src/site/schemas.ts';
import { sexes } from './logic/options.ts';
import { efforts, focuses } from './logic/schedule.ts';

const numbersSchema = z.record(z.string().regex(/^[a-z][A-Za-z0-9]*$/), z.number().positive());

const daySchema = z.strictObject({
  focus: z.enum(focuses),
  /** With warm-up and cool-down; up to so many on a day when rest is as good. None on a plain rest day. */
  minutes: z.int().min(10).max(60).optional(),
  effort: z.enum(efforts).optional(),
  numbers: numbersSchema.optional(),
  /** The exercises of the library that the day's words name, in their order: the day shows a small picture of each. */
  exercises: z
    .array(z.string().regex(/^[a-z]+(-[a-z]+)*$/))
    .min(1)
    .max(4)
    .optional(),
  /** The workout page that fits the day, as the path that all languages share. */
  workout: z
    .string()
    .regex(/^\/build-body-(men|women)(\/[a-z][a-z0-9]*(-[a-z0-9]+)*)+$/)
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

/** en.yaml, fr.yaml, rw.yaml and sw.yaml of a plan. */
export const planWordsSchema = z.strictObject({
  ...reviewFields,
  label: wordsWithoutDigits(3, 60),
  aim: wordsWithoutDigits(5, 100),
  description: wordsWithoutDigits(60, 400),
  days: z.array(wordsWithoutDigits(40, 400)),
  dietTips: z.array(wordsWithoutDigits(10, 260)).min(4).max(5),
  lifestyleTips: z.array(wordsWithoutDigits(10, 260)).min(4).max(5),
});

export type PlanFacts = z.infer<typeof planFactsSchema>;
export type PlanWords = z.infer<typeof planWordsSchema>;
