import { z } from 'zod';
import {
  dangerFields,
  headFields,
  idSchema,
  nextStepsSchema,
  pageFactsFields,
  pictureWordsSchema,
  prose,
  sectionFactsSchema,
  sectionWordsSchema,
  seeWorkerSchema,
  urgentSchema,
} from '#src/reading/page-schemas.ts';

/** Whether the section holds the numbers of every country. */
const contactsSchema = z.literal(true).optional();

/** facts.yaml of a page for people who need support, such as in a crisis. */
const facts = z.strictObject({
  kind: z.literal('support'),
  ...pageFactsFields,
  ...dangerFields,
  sections: z
    .array(sectionFactsSchema.extend({ contacts: contactsSchema }))
    .min(2)
    .max(18),
  /** The order of its parts, where it is the first of several pages. */
  children: z.array(idSchema).min(2).optional(),
});

const words = z.strictObject({
  ...headFields,
  urgent: urgentSchema,
  keyPoints: z.array(prose(200)).min(3).max(6),
  sections: z.record(idSchema, sectionWordsSchema),
  /** What can wait for days. */
  seeWorker: seeWorkerSchema.min(2).optional(),
  pictures: z.record(idSchema, pictureWordsSchema),
  next: nextStepsSchema,
});

export const supportSchemas = { facts, words };
