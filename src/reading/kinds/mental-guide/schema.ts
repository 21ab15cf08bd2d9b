import { z } from 'zod';
import { headFields, pageFactsFields, prose } from '#src/reading/page-schemas.ts';

/** facts.yaml of the first page on mental health. */
const facts = z.strictObject({ kind: z.literal('mental-guide'), ...pageFactsFields });

const words = z.strictObject({
  ...headFields,
  /** Four lines, each with its year or place. */
  statistics: z.array(prose(220)).length(4),
});

export const mentalGuideSchemas = { facts, words };
