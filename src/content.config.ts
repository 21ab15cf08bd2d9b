import { defineCollection } from 'astro:content';
import { file, glob } from 'astro/loaders';
import type { z } from 'zod';
import { compendiumSchema } from '#src/features/exercises/compendium-schema.ts';
import { doseRuleSchema, loadRuleSchema } from '#src/features/exercises/dose-schema.ts';
import { exerciseFactsSchema, exerciseWordsSchema } from '#src/features/exercises/schema.ts';
import { searchTermsSchema } from '#src/features/exercises/search-terms-schema.ts';
import { dishFactsSchema, dishWordsSchema, foodSchema, foodWordsSchema } from '#src/features/meals/schema.ts';
import { searchNamesSchema } from '#src/features/search/schema.ts';
import {
  planFactsSchema,
  planWordsSchema,
  sessionPartSchema,
  weekSessionSchema,
} from '#src/features/week-plan/schema.ts';
import { anyFactsSchema, anyWordsSchema, phraseSchemas } from '#src/reading/page-schemas.ts';
import { calculatorFactsSchema, siteSchema, sourceSchema } from '#src/site/schemas.ts';
import { languageCodes } from '#src/words/languages.ts';

/** The facts of all folders below a folder, by the folder's path: `squat`, `tips/eye-care`. */
function facts<Schema extends z.ZodType>(base: string, schema: Schema) {
  const generateId = ({ entry }: { entry: string }) => entry.replace(/\/facts\.yaml$/, '');
  return defineCollection({
    loader: glob({ base: `content/${base}`, pattern: '**/facts.yaml', generateId }),
    schema,
  });
}

/** The words of all folders below a folder in every language: `squat/en`, `tips/eye-care/fr`. */
function words<Schema extends z.ZodType>(base: string, schema: Schema, folders = '**') {
  const generateId = ({ entry }: { entry: string }) => entry.replace(/\.yaml$/, '');
  const pattern = `${folders}/{${languageCodes.join(',')}}.yaml`;
  return defineCollection({
    loader: glob({ base: `content/${base}`, pattern, generateId }),
    schema,
  });
}

export const collections = {
  // The schema of a page depends on its kind, which its facts name: src/reading/pages.ts applies it.
  pageFacts: facts('pages', anyFactsSchema),
  pageWords: words('pages', anyWordsSchema),
  phraseWords: words('phrases', phraseSchemas.words),
  exerciseFacts: facts('exercises', exerciseFactsSchema),
  exerciseWords: words('exercises', exerciseWordsSchema),
  weekPlanFacts: facts('week-plans', planFactsSchema),
  weekPlanWords: words('week-plans', planWordsSchema),
  sessionParts: defineCollection({
    loader: file('content/lists/session-parts.yaml'),
    schema: sessionPartSchema,
  }),
  weekSessions: defineCollection({
    loader: file('content/lists/week-sessions.yaml'),
    schema: weekSessionSchema,
  }),
  foodFacts: defineCollection({ loader: file('content/lists/foods.yaml'), schema: foodSchema }),
  foodWords: words('', foodWordsSchema, 'foods'),
  dishFacts: facts('dishes', dishFactsSchema),
  dishWords: words('dishes', dishWordsSchema),
  sources: defineCollection({ loader: file('content/lists/sources.yaml'), schema: sourceSchema }),
  calculators: defineCollection({
    loader: file('content/lists/calculators.yaml'),
    schema: calculatorFactsSchema,
  }),
  compendium: defineCollection({ loader: file('content/lists/compendium.yaml'), schema: compendiumSchema }),
  loads: defineCollection({ loader: file('content/lists/loads.yaml'), schema: loadRuleSchema }),
  doses: defineCollection({ loader: file('content/lists/doses.yaml'), schema: doseRuleSchema }),
  searchTerms: defineCollection({
    loader: file('content/lists/search-terms.yaml'),
    schema: searchTermsSchema,
  }),
  searchNames: defineCollection({
    loader: glob({ base: 'content/search', pattern: '*.yaml' }),
    schema: searchNamesSchema,
  }),
  site: defineCollection({ loader: file('content/lists/site.yaml'), schema: siteSchema }),
};
