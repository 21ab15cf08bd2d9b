import { z } from 'zod';
import {
  dangerFields,
  headFields,
  idSchema,
  label,
  mythSchema,
  nextStepsSchema,
  pageFactsFields,
  pictureWordsSchema,
  prose,
  sectionFactsSchema,
  sectionWordsSchema,
  seeWorkerSchema,
  urgentSchema,
  videoFactsSchema,
  videoWordsSchema,
} from '#src/reading/page-schemas.ts';

/** facts.yaml of a guide. */
const facts = z.strictObject({
  kind: z.literal('guide'),
  ...pageFactsFields,
  ...dangerFields,
  sections: z.array(sectionFactsSchema).min(4).max(18),
  /** Parts that the reader chooses between, such as diet and workout; none on most pages. */
  groups: z.array(idSchema).min(2).max(3).optional(),
  videos: z.record(idSchema, videoFactsSchema),
});

/** en.yaml, fr.yaml, rw.yaml and sw.yaml of a guide. Sections, groups, pictures and videos by their ids in the facts. */
const words = z.strictObject({
  ...headFields,
  urgent: urgentSchema.optional(),
  keyPoints: z.array(prose(200)).min(4).max(6),
  groups: z.record(idSchema, label(40)).optional(),
  sections: z.record(idSchema, sectionWordsSchema),
  pictures: z.record(idSchema, pictureWordsSchema),
  videos: z.record(idSchema, videoWordsSchema),
  seeWorker: seeWorkerSchema.min(3),
  myths: z.array(mythSchema).min(2).max(4),
  next: nextStepsSchema,
});

export const guideSchemas = { facts, words };
