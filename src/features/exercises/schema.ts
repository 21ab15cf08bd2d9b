import { z } from 'zod';
import { movementSchema } from '#src/figures/movements/movement-schema.ts';
import { reviewFields } from '#src/site/schemas.ts';
import { cautions } from './logic/cautions.ts';
import { equipmentKinds, levels, loads, measures, movementPatterns, suitabilities } from './logic/kinds.ts';
import { muscles } from './logic/muscles.ts';

const exerciseId = z.string().regex(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/);

/** facts.yaml of an exercise: all that is the same in every language. */
export const exerciseFactsSchema = z.strictObject({
  pattern: z.enum(movementPatterns),
  muscles: z.strictObject({
    primary: z.array(z.enum(muscles)).min(1).max(4),
    secondary: z.array(z.enum(muscles)).max(5),
  }),
  equipment: z.array(z.enum(equipmentKinds)).min(1),
  measure: z.enum(measures),
  perSide: z.boolean(),
  impact: z.enum(['none', 'low', 'high']),
  level: z.enum(levels),
  /**
   * The code, in quotes, of the closest activity in compendium.yaml. An exercise without a code of its own takes the
   * activity that it is part of, at its effort: mat work is calisthenics, a held stretch mild stretching, a yoga pose
   * Hatha yoga.
   */
  compendium: z.string().regex(/^\d{5}$/),
  /** Other exercises of the library: one that is easier, one that is harder. */
  easier: exerciseId.optional(),
  harder: exerciseId.optional(),
  suits: z.array(z.enum(suitabilities)),
  cautions: z.array(z.enum(cautions)),
  /** The row of loads.yaml, where there is something to lift or carry. */
  load: z.enum(loads).optional(),
  movement: movementSchema,
});

const sentence = (longest: number) =>
  z
    .string()
    .min(8)
    .max(longest)
    .regex(/[.?!]$/, 'A sentence ends with a full stop.');

/** en.yaml, fr.yaml, rw.yaml and sw.yaml of an exercise. */
export const exerciseWordsSchema = z.strictObject({
  ...reviewFields,
  name: z.string().min(3).max(60),
  /** One line for lists: what it trains or what it is good for. */
  summary: sentence(110),
  steps: z.array(sentence(150)).min(3).max(5),
  /** Short enough to be spoken during a repetition. */
  cue: z.string().min(4).max(45),
  mistakes: z.array(sentence(130)).min(1).max(3),
  breathing: sentence(110),
});

export type ExerciseFacts = z.infer<typeof exerciseFactsSchema>;
export type ExerciseWords = z.infer<typeof exerciseWordsSchema>;
