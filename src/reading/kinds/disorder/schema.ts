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
  seeWorkerSchema,
  urgentSchema,
  videoFactsSchema,
  videoWordsSchema,
} from '#src/reading/page-schemas.ts';

/** facts.yaml of a mental health condition. */
const facts = z.strictObject({
  kind: z.literal('disorder'),
  ...pageFactsFields,
  ...dangerFields,
  pictures: z.array(idSchema),
  video: videoFactsSchema.optional(),
});

const line = z.string().min(4).max(320);

/** The words of a disorder: the specification's `details`, and what a reader needs beside them. */
const words = z.strictObject({
  ...headFields,
  name: label(60),
  otherNames: z.array(z.string().min(2).max(60)).max(4),
  shortDescription: prose(190),
  urgent: urgentSchema,
  keyPoints: z.array(prose(200)).min(4).max(6),
  feelsLike: z.array(prose(420)).min(1).max(3),
  details: z.strictObject({
    symptoms: z.strictObject({ intro: prose(300), list: z.array(line).min(6).max(16), note: prose(360) }),
    causes: z.array(prose(440)).min(3).max(10),
    riskFactors: z.array(line).min(2).max(10),
    treatment: z.strictObject({
      intro: prose(300),
      items: z
        .array(z.strictObject({ title: label(70), description: prose(520) }))
        .min(2)
        .max(12),
    }),
    supportNeeds: z.array(line).min(3).max(8).optional(),
    preventionStrategies: z.array(line).min(3).max(8).optional(),
  }),
  /** What can wait for days. */
  seeWorker: seeWorkerSchema.min(2).optional(),
  /** Who asks before a treatment, or does not take it. */
  askFirst: z.array(prose(440)).min(2).max(12).optional(),
  gettingHelp: z.array(prose(520)).min(1).max(5),
  selfHelp: z.array(line).min(4).max(12),
  helpSomeone: z.array(prose(440)).min(3).max(8),
  pictures: z.record(idSchema, pictureWordsSchema),
  video: videoWordsSchema.optional(),
  recovery: prose(520),
  myths: z.array(mythSchema).min(2).max(4),
  next: nextStepsSchema,
});

export const disorderSchemas = { facts, words };
