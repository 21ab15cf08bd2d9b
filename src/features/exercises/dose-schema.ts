import { z } from 'zod';

/** One number, or the lowest and the highest. */
const range = z.array(z.int().min(1)).min(1).max(2);
const doseSchema = z.strictObject({ sets: range.optional(), amount: range });

/** One row of doses.yaml: how much of a kind of exercise, in what the exercise is counted in. */
export const doseRuleSchema = z.strictObject({
  begin: doseSchema.optional(),
  goal: doseSchema,
  /** What it is counted in, where that is not what the exercise is counted in. */
  unit: z.enum(['seconds', 'minutes']).optional(),
  /** The numbers of the sentence that goes with it. */
  note: z.record(z.string(), z.int()),
  sources: z.array(z.string()),
});

/** One row of loads.yaml: what to begin with, in litres of water or kilograms. */
export const loadRuleSchema = z.strictObject({
  begin: z.array(z.number().positive()).min(1).max(2),
  /** Which sentence goes with it, and its numbers. */
  note: z.enum(['jerrycan', 'bottle', 'bar']),
  numbers: z.record(z.string(), z.number().positive()),
});

export type Dose = z.infer<typeof doseSchema>;
export type DoseRule = z.infer<typeof doseRuleSchema>;
export type LoadRule = z.infer<typeof loadRuleSchema>;
