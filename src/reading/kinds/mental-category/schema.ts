import { z } from 'zod';
import { headFields, idSchema, pageFactsFields, prose } from '#src/reading/page-schemas.ts';

/** facts.yaml of a main category of mental health. */
const facts = z.strictObject({
  kind: z.literal('mental-category'),
  ...pageFactsFields,
  /** The order of its subcategories. */
  children: z.array(idSchema).min(1).max(6),
});

const words = z.strictObject({
  ...headFields,
  /** Who this is for and how to choose. */
  intro: z.array(prose(420)).min(1).max(3),
});

export const mentalCategorySchemas = { facts, words };
