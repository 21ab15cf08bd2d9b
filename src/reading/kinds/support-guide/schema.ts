import { z } from 'zod';
import {
  headFields,
  idSchema,
  label,
  pageFactsFields,
  prose,
  seeWorkerSchema,
  urgentSchema,
} from '#src/reading/page-schemas.ts';

/** facts.yaml of the page that leads to all support pages on mental health. */
const facts = z.strictObject({
  kind: z.literal('support-guide'),
  ...pageFactsFields,
  /** The pages below it, each in one group, in the order in which a reader needs them. */
  groups: z.array(z.strictObject({ id: idSchema, pages: z.array(idSchema).min(2) })).min(2),
});

const words = z.strictObject({
  ...headFields,
  urgent: urgentSchema,
  groups: z.record(idSchema, z.strictObject({ heading: label(70), text: prose(220) })),
  /** What can wait for days. */
  seeWorker: seeWorkerSchema.min(2),
});

export const supportGuideSchemas = { facts, words };
