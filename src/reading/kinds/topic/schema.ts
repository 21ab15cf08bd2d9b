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

/** The parts of a category's content, in the order in which a page shows them. */
export const topicParts = [
  'symptoms',
  'treatment',
  'prevention',
  'keyComponents',
  'mainTips',
  'preventiveSteps',
  'groomingAreas',
  'additionalTips',
] as const;

/** facts.yaml of a topic of body care. */
const facts = z.strictObject({
  kind: z.literal('topic'),
  ...pageFactsFields,
  ...dangerFields,
  /** Sources of each part that the words have. */
  parts: z.partialRecord(z.enum(topicParts), z.array(z.string()).min(1)),
  /** Drawings and the part that each one stands in. */
  pictures: z.record(idSchema, z.enum(topicParts)),
  video: videoFactsSchema.optional(),
  /** Pages on intimate matters offer a quick way out. */
  sensitive: z.boolean(),
});

const titled = <Item extends z.ZodType>(item: Item, most: number) =>
  z.strictObject({ title: label(80), intro: prose(300).optional(), items: z.array(item).min(2).max(most) });
const line = z.string().min(4).max(520);
const point = z.strictObject({ title: label(70), description: prose(520) });

/** The words of a topic: the specification's shape, and what every guide has. */
const words = z.strictObject({
  ...headFields,
  urgent: urgentSchema.optional(),
  keyPoints: z.array(prose(200)).min(4).max(6),
  content: z.strictObject({
    intro: z.array(prose(420)).min(1).max(3),
    symptoms: z.strictObject({ title: label(80), list: z.array(line).min(3).max(14) }).optional(),
    treatment: titled(point, 12).optional(),
    prevention: titled(line, 12).optional(),
    keyComponents: titled(point, 10).optional(),
    mainTips: titled(line, 10).optional(),
    preventiveSteps: titled(line, 12).optional(),
    groomingAreas: titled(
      z.strictObject({ title: label(70), description: prose(360), tips: z.array(line).min(2).max(6) }),
      8,
    ).optional(),
    additionalTips: titled(line, 10).optional(),
  }),
  pictures: z.record(idSchema, pictureWordsSchema),
  video: videoWordsSchema.optional(),
  seeWorker: seeWorkerSchema.min(3),
  myths: z.array(mythSchema).min(2).max(4),
  next: nextStepsSchema,
});

export const topicSchemas = { facts, words };
export type TopicWords = z.infer<typeof words>;
