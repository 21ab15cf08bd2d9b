import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { compendiumSchema } from '#src/features/exercises/compendium-schema.ts';
import { exerciseFactsSchema, exerciseWordsSchema } from '#src/features/exercises/schema.ts';
import { dishFactsSchema, dishWordsSchema, foodSchema, foodWordsSchema } from '#src/features/meals/schema.ts';
import { calculatorRoutes } from '#src/site/routes.ts';
import { calculatorFactsSchema, siteSchema, sourceSchema } from '#src/site/schemas.ts';
import { type Language, languageCodes } from '#src/words/languages.ts';
import type { OpenContent } from './make-tables.ts';

function read<Schema extends z.ZodType>(path: string, schema: Schema): z.infer<Schema> {
  return schema.parse(parse(readFileSync(join('content', path), 'utf8')));
}

function readWords<Schema extends z.ZodType>(folder: string, schema: Schema) {
  const rows = languageCodes.map((code) => [code, read(`${folder}/${code}.yaml`, schema)]);
  return Object.fromEntries(rows) as Record<Language, z.infer<Schema>>;
}

function readFolder<Facts extends z.ZodType, Words extends z.ZodType>(
  folder: string,
  schemas: { facts: Facts; words: Words },
) {
  return readdirSync(join('content', folder))
    .sort()
    .map((id) => ({
      id,
      facts: read(`${folder}/${id}/facts.yaml`, schemas.facts),
      words: readWords(`${folder}/${id}`, schemas.words),
    }));
}

/** What the open data is made of, from the files of content/ themselves. */
export function readOpenContent(): OpenContent {
  const calculators = z.record(z.string(), calculatorFactsSchema);
  const rows = read('lists/calculators.yaml', calculators);
  return {
    site: read('lists/site.yaml', z.object({ site: siteSchema })).site,
    sources: read('lists/sources.yaml', z.record(z.string(), sourceSchema)),
    compendium: read('lists/compendium.yaml', z.record(z.string(), compendiumSchema)),
    exercises: readFolder('exercises', { facts: exerciseFactsSchema, words: exerciseWordsSchema }),
    dishes: readFolder('dishes', { facts: dishFactsSchema, words: dishWordsSchema }),
    foods: read('lists/foods.yaml', z.record(z.string(), foodSchema)),
    foodWords: readWords('foods', foodWordsSchema),
    calculators: Object.fromEntries(
      calculatorRoutes.map((id) => [id, rows[id]]),
    ) as OpenContent['calculators'],
  };
}
