import { existsSync, globSync } from 'node:fs';
import { dirname } from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { drawingLabels } from '#src/reading/drawings/drawings.ts';
import { pictureWordsSchema } from '#src/reading/page-schemas.ts';
import { languageCodes } from '#src/words/languages.ts';
import { checkPictures, picturesIn } from './logic/pictures.ts';
import { expectNoProblems } from './support/expect-no-problems.ts';
import { readYaml } from './support/yaml.ts';

const wordsSchema = z.object({ pictures: z.record(z.string(), pictureWordsSchema).optional() });

/** Every page of content/ with its words; pages without pictures take no part. */
const pages = globSync('content/**/facts.yaml')
  .sort()
  .map((file) => ({
    facts: { file, facts: readYaml(file) },
    words: languageCodes
      .map((language) => `${dirname(file)}/${language}.yaml`)
      .filter((words) => existsSync(words))
      .map((words) => ({ file: words, ...wordsSchema.parse(readYaml(words)) }))
      .map(({ file: words, pictures = {} }) => ({ file: words, pictures })),
  }));

test('some page names a picture, so that this file checks something', () => {
  expect(pages.flatMap(({ facts }) => picturesIn(facts.facts))).not.toEqual([]);
});

test('every picture of a page has a drawing, and its words have exactly the labels that the drawing shows', () => {
  expectNoProblems(checkPictures(pages, drawingLabels));
});
