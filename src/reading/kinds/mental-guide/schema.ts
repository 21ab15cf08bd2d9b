import { z } from 'zod';
import {
  headFields,
  idSchema,
  label,
  nextStepsSchema,
  pageFactsFields,
  pathSchema,
  pictureWordsSchema,
  prose,
  sectionFactsSchema,
  sectionWordsSchema,
  seeWorkerSchema,
  urgentSchema,
} from '#src/reading/page-schemas.ts';

/** What people notice first; each has a picture of its own in the menu. */
export const noticeIds = [
  'worry',
  'mood',
  'thoughts',
  'eating',
  'feelings',
  'learning',
  'substances',
  'loss',
  'voices',
] as const;
export type NoticeId = (typeof noticeIds)[number];

const noticeSchema = z.enum(noticeIds);

/** facts.yaml of the first page on mental health. */
const facts = z.strictObject({
  kind: z.literal('mental-guide'),
  ...pageFactsFields,
  /** The order of the main categories. */
  children: z.array(idSchema).min(1),
  /** Where each thing that people notice leads. */
  notice: z.record(noticeSchema, pathSchema),
  sections: z.array(sectionFactsSchema).min(1).max(8),
});

const words = z.strictObject({
  ...headFields,
  urgent: urgentSchema,
  /** Heading of the menu by what people notice, and each thing in everyday words. */
  noticeHeading: label(80),
  notice: z.record(noticeSchema, label(90)),
  /** Four lines, each with its year or place. */
  statistics: z.array(prose(220)).length(4),
  sections: z.record(idSchema, sectionWordsSchema),
  /** What can wait for days. */
  seeWorker: seeWorkerSchema.min(2),
  pictures: z.record(idSchema, pictureWordsSchema),
  next: nextStepsSchema,
});

export const mentalGuideSchemas = { facts, words };
