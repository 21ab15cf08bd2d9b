import { z } from 'zod';
import {
  headFields,
  idSchema,
  pageFactsFields,
  prose,
  seeWorkerSchema,
  urgentSchema,
} from '#src/reading/page-schemas.ts';

/** facts.yaml of a subcategory of mental health. */
const facts = z.strictObject({
  kind: z.literal('mental-subcategory'),
  ...pageFactsFields,
  /** The order of its disorders. */
  children: z.array(idSchema).min(1),
});

// The description stands under the heading, and on the page of the category.
const { promise: _promise, ...head } = headFields;

const words = z.strictObject({
  ...head,
  urgent: urgentSchema,
  /** How to choose among its disorders. */
  intro: z.array(prose(420)).min(1).max(4),
  /** What can wait for days. */
  seeWorker: seeWorkerSchema.min(1),
});

export const mentalSubcategorySchemas = { facts, words };
