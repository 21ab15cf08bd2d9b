import { z } from 'zod';
import {
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
  urgentSchema,
  videoFactsSchema,
  videoWordsSchema,
} from './page-schemas.ts';

/** The five main categories of the specification. */
export const mainCategories = [
  'common-disorders',
  'eating-disorders',
  'personality-disorders',
  'neurodevelopmental',
  'addiction',
] as const;

/** facts.yaml of the guide's first page, content/mentalcare/guide/. */
export const mentalGuideFactsSchema = z.strictObject(pageFactsFields);

export const mentalGuideWordsSchema = z.strictObject({
  ...headFields,
  /** Four lines, each with its year or place. */
  statistics: z.array(prose(220)).length(4),
});

/** facts.yaml of a main category, content/mentalcare/<category>/: its subcategories with their disorders, in order. */
export const mentalCategoryFactsSchema = z.strictObject({
  ...pageFactsFields,
  subcategories: z
    .array(z.strictObject({ id: idSchema, disorders: z.array(idSchema).min(1) }))
    .min(1)
    .max(6),
});

const card = z.strictObject({ title: label(60), description: prose(190) });

export const mentalCategoryWordsSchema = z.strictObject({
  ...headFields,
  /** Who this is for and how to choose. */
  intro: z.array(prose(420)).min(1).max(3),
  subcategories: z.record(
    idSchema,
    card.extend({
      /** Of the browser tab of the subcategory's own page. */
      pageTitle: label(56),
      intro: z.array(prose(420)).min(1).max(3),
    }),
  ),
});

/** facts.yaml of a disorder, content/mentalcare/<disorder>/. */
export const disorderFactsSchema = z.strictObject({
  ...pageFactsFields,
  category: z.enum(mainCategories),
  subcategory: idSchema,
  pictures: z.array(idSchema),
  video: videoFactsSchema.optional(),
});

const line = z.string().min(4).max(240);

/** The words of a disorder: the specification's `details`, and what a reader needs beside them. */
export const disorderWordsSchema = z.strictObject({
  ...headFields,
  name: label(60),
  otherNames: z.array(z.string().min(2).max(60)).max(4),
  shortDescription: prose(190),
  urgent: urgentSchema,
  keyPoints: z.array(prose(200)).min(4).max(6),
  feelsLike: z.array(prose(420)).min(1).max(3),
  details: z.strictObject({
    symptoms: z.strictObject({ intro: prose(300), list: z.array(line).min(6).max(10), note: prose(300) }),
    causes: z.array(line).min(3).max(8),
    riskFactors: z.array(line).min(2).max(8),
    treatment: z.strictObject({
      intro: prose(300),
      items: z
        .array(z.strictObject({ title: label(70), description: prose(420) }))
        .min(2)
        .max(6),
    }),
    supportNeeds: z.array(line).min(3).max(8).optional(),
    preventionStrategies: z.array(line).min(3).max(8).optional(),
  }),
  gettingHelp: z.array(prose(420)).min(1).max(4),
  selfHelp: z.array(line).min(4).max(10),
  helpSomeone: z.array(line).min(3).max(8),
  pictures: z.record(idSchema, pictureWordsSchema),
  video: videoWordsSchema.optional(),
  recovery: prose(420),
  myths: z.array(mythSchema).min(2).max(4),
  next: nextStepsSchema,
});

/** facts.yaml of a support page, content/mentalcare/<id>/, such as crisis. */
export const supportFactsSchema = z.strictObject({
  ...pageFactsFields,
  sections: z.array(sectionFactsSchema).min(3).max(12),
});

export const supportWordsSchema = z.strictObject({
  ...headFields,
  urgent: urgentSchema,
  keyPoints: z.array(prose(200)).min(3).max(6),
  sections: z.record(idSchema, sectionWordsSchema),
  pictures: z.record(idSchema, pictureWordsSchema),
  next: nextStepsSchema,
});
