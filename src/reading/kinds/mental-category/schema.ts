import { z } from 'zod';
import {
  dangerFields,
  headFields,
  idSchema,
  pageFactsFields,
  prose,
  seeWorkerSchema,
  urgentSchema,
} from '#src/reading/page-schemas.ts';

/** facts.yaml of a main category of mental health. */
const facts = z.strictObject({
  kind: z.literal('mental-category'),
  ...pageFactsFields,
  ...dangerFields,
  /** The order of its subcategories. */
  children: z.array(idSchema).min(1).max(6),
});

const words = z.strictObject({
  ...headFields,
  keyPoints: z.array(prose(200)).min(4).max(6),
  urgent: urgentSchema,
  /** Who this is for and how to choose. */
  intro: z.array(prose(420)).min(1).max(3),
  /** What can wait for days. */
  seeWorker: seeWorkerSchema.min(2),
});

export const mentalCategorySchemas = { facts, words };
