import { defineCollection } from 'astro:content';
import { file, glob } from 'astro/loaders';
import { compendiumSchema } from '#src/content/compendium-schema.ts';
import { exerciseFactsSchema, exerciseWordsSchema } from '#src/content/exercise-schemas.ts';
import { planFactsSchema, planWordsSchema } from '#src/content/plan-schemas.ts';
import { calculatorFactsSchema, siteSchema, sourceSchema } from '#src/content/schemas.ts';

// The folder's name is the id as code knows it, capitals included.
const idOfPath = ({ entry }: { entry: string }) => entry.replace(/\.yaml$/, '');

export const collections = {
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
