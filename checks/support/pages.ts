import { globSync } from 'node:fs';
import { dirname } from 'node:path';
import type { z } from 'zod';
import { type TextSet, textSet } from '#checks/logic/text-set.ts';
import { guideFactsSchema, guideWordsSchema } from '#src/reading/kinds/guide/schema.ts';
import { bodyCareFactsSchema, bodyCareWordsSchema } from '#src/reading/kinds/topic/schema.ts';
import {
  catalogueFactsSchema,
  catalogueWordsSchema,
  workoutFactsSchema,
  workoutWordsSchema,
} from '#src/reading/kinds/workout/schema.ts';
import {
  disorderFactsSchema,
  disorderWordsSchema,
  mentalCategoryFactsSchema,
  mentalCategoryWordsSchema,
  mentalGuideFactsSchema,
  mentalGuideWordsSchema,
  supportFactsSchema,
  supportWordsSchema,
} from '#src/reading/mental-care-schemas.ts';
import type { Language } from '#src/words/languages.ts';
import { readYaml } from './yaml.ts';

interface Kind {
  facts: z.ZodType<{ sources: string[]; checked: Date }>;
  words: z.ZodType<{ review: string; reviewed: Date; madeFrom?: string | undefined }>;
}

/** The schemas of the pages in a folder of content/. */
export function kindOf(folder: string): Kind {
  const [area, first = ''] = folder.split('/');
  if (area === 'tips') return { facts: guideFactsSchema, words: guideWordsSchema };
  if (area === 'bodycare') return { facts: bodyCareFactsSchema, words: bodyCareWordsSchema };
  if (area === 'workouts') {
    return folder.endsWith('/index')
      ? { facts: catalogueFactsSchema, words: catalogueWordsSchema }
      : { facts: workoutFactsSchema, words: workoutWordsSchema };
  }
  if (first === 'guide') return { facts: mentalGuideFactsSchema, words: mentalGuideWordsSchema };
  if (first === 'crisis') return { facts: supportFactsSchema, words: supportWordsSchema };
  const facts = readYaml(`content/${folder}/facts.yaml`);
  return typeof facts === 'object' && facts !== null && 'subcategories' in facts
    ? { facts: mentalCategoryFactsSchema, words: mentalCategoryWordsSchema }
    : { facts: disorderFactsSchema, words: disorderWordsSchema };
}

/** The folders of all longer pages, relative to content/. */
export const pageFolders: readonly string[] = globSync(
  'content/{tips,bodycare,mentalcare,workouts}/**/facts.yaml',
)
  .map((file) => dirname(file).replace(/^content\//, ''))
  .sort();

/** Every text of every longer page in one language, by keys such as `pages:tips/dental-care.keyPoints.0`. */
export function readPageTexts<Name extends Language>(language: Name): TextSet<Name> {
  const files = pageFolders.flatMap((folder) => globSync(`content/${folder}/${language}.yaml`));
  return textSet(
    language,
    files.map((file) => ({
      file,
      prefix: `pages:${dirname(file).replace(/^content\//, '')}.`,
      content: shownTexts(readYaml(file)),
    })),
  );
}

const unseen = new Set(['review', 'reviewed', 'madeFrom']);

function shownTexts(words: unknown): unknown {
  if (typeof words !== 'object' || words === null) return words;
  return Object.fromEntries(
    Object.entries(words)
      .filter(([key]) => !unseen.has(key))
      .map(([key, value]) => [key, shownTexts(value)]),
  );
}
