import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';
import type { DishFile } from './logic/dish-file.ts';
import { menuFiles } from './menu-files.ts';
import { dishFactsSchema, dishWordsSchema, foodSchema, foodWordsSchema } from './schema.ts';

const read = (path: string): unknown => parse(readFileSync(`content/${path}`, 'utf8'));

/** The dishes of the site as the page fetches them in English, read from the files themselves. */
export function realDishes(): DishFile {
  const dishes = readdirSync('content/dishes')
    .sort()
    .map((id) => ({
      id,
      facts: dishFactsSchema.parse(read(`dishes/${id}/facts.yaml`)),
      words: dishWordsSchema.parse(read(`dishes/${id}/en.yaml`)),
    }));
  const { names } = foodWordsSchema.parse(read('foods/en.yaml'));
  const foods = Object.entries(z.record(z.string(), foodSchema).parse(read('lists/foods.yaml')));
  return menuFiles(
    dishes,
    foods.map(([id, facts]) => ({ id, facts, name: names[id] ?? id })),
  ).dishes;
}
