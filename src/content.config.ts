import { defineCollection } from 'astro:content';
import { file, glob } from 'astro/loaders';
import type { z } from 'zod';
import { compendiumSchema } from './features/exercises/compendium-schema.ts';
import { exerciseFactsSchema, exerciseWordsSchema } from './features/exercises/schema.ts';
import { planFactsSchema, planWordsSchema } from './features/week-plan/schema.ts';
import { guideFactsSchema, guideWordsSchema } from './reading/kinds/guide/schema.ts';
import { bodyCareFactsSchema, bodyCareWordsSchema } from './reading/kinds/topic/schema.ts';
import {
  catalogueFactsSchema,
  catalogueWordsSchema,
  workoutFactsSchema,
  workoutWordsSchema,
} from './reading/kinds/workout/schema.ts';
import {
  disorderFactsSchema,
  disorderWordsSchema,
  mainCategories,
  mentalCategoryFactsSchema,
  mentalCategoryWordsSchema,
  mentalGuideFactsSchema,
  mentalGuideWordsSchema,
  supportFactsSchema,
  supportWordsSchema,
} from './reading/mental-care-schemas.ts';
import { calculatorFactsSchema, siteSchema, sourceSchema } from './site/schemas.ts';

// The folder's name is the id as code knows it, capitals included.
const idOfPath = ({ entry }: { entry: string }) => entry.replace(/\.yaml$/, '');

const words = '{en,fr,rw,sw}';

/** The facts, or the words of every language, of the pages in folders. */
function pages<Schema extends z.ZodType>(base: string, folders: string, file: string, schema: Schema) {
  return defineCollection({
    loader: glob({ base: `content/${base}`, pattern: `${folders}/${file}.yaml`, generateId: idOfPath }),
    schema,
  });
}

const categoryFolders = `{${mainCategories.join(',')}}`;
const disorderFolders = `!(guide|crisis|${mainCategories.join('|')})`;
const catalogueFolders = '{*,*/*}/index';
const workoutFolders = '*/*/!(index)';

export const collections = {
  guideFacts: pages('tips', '*', 'facts', guideFactsSchema),
  guideWords: pages('tips', '*', words, guideWordsSchema),
  bodyCareFacts: pages('bodycare', '*', 'facts', bodyCareFactsSchema),
  bodyCareWords: pages('bodycare', '*', words, bodyCareWordsSchema),
  mentalGuideFacts: pages('mentalcare', 'guide', 'facts', mentalGuideFactsSchema),
  mentalGuideWords: pages('mentalcare', 'guide', words, mentalGuideWordsSchema),
  mentalCategoryFacts: pages('mentalcare', categoryFolders, 'facts', mentalCategoryFactsSchema),
  mentalCategoryWords: pages('mentalcare', categoryFolders, words, mentalCategoryWordsSchema),
  disorderFacts: pages('mentalcare', disorderFolders, 'facts', disorderFactsSchema),
  disorderWords: pages('mentalcare', disorderFolders, words, disorderWordsSchema),
  supportFacts: pages('mentalcare', 'crisis', 'facts', supportFactsSchema),
  supportWords: pages('mentalcare', 'crisis', words, supportWordsSchema),
  workoutFacts: pages('workouts', workoutFolders, 'facts', workoutFactsSchema),
  workoutWords: pages('workouts', workoutFolders, words, workoutWordsSchema),
  catalogueFacts: pages('workouts', catalogueFolders, 'facts', catalogueFactsSchema),
  catalogueWords: pages('workouts', catalogueFolders, words, catalogueWordsSchema),
  sources: defineCollection({ loader: file('content/sources.yaml'), schema: sourceSchema }),
  calculators: defineCollection({ loader: file('content/calculators.yaml'), schema: calculatorFactsSchema }),
  compendium: defineCollection({ loader: file('content/compendium.yaml'), schema: compendiumSchema }),
  site: defineCollection({ loader: file('content/site.yaml'), schema: siteSchema }),
  exerciseFacts: defineCollection({
    loader: glob({ base: 'content/exercises', pattern: '*/facts.yaml', generateId: idOfPath }),
    schema: exerciseFactsSchema,
  }),
  exerciseWords: defineCollection({
    loader: glob({ base: 'content/exercises', pattern: '*/{en,fr,rw,sw}.yaml', generateId: idOfPath }),
    schema: exerciseWordsSchema,
  }),
  planFacts: defineCollection({
    loader: glob({ base: 'content/plans', pattern: '*/facts.yaml', generateId: idOfPath }),
    schema: planFactsSchema,
  }),
  planWords: defineCollection({
    loader: glob({ base: 'content/plans', pattern: '*/{en,fr,rw,sw}.yaml', generateId: idOfPath }),
    schema: planWordsSchema,
  }),
};
