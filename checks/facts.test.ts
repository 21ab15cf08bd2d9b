import { globSync } from 'node:fs';
import { test } from 'vitest';
import { z } from 'zod';
import { calculatorFactsSchema, siteSchema, sourceSchema } from '#src/site/schemas.ts';
import { checkRows, checkSources, citationsIn } from './logic/content-files.ts';
import { expectNoProblems } from './support/expect-no-problems.ts';
import { readYaml } from './support/yaml.ts';

const rowsSchema = z.record(z.string(), z.unknown());
const readRows = (file: string) => ({ file, rows: rowsSchema.parse(readYaml(file)) });

const sources = readRows('content/lists/sources.yaml');

test('every row of the sources, the calculators and the site has the form of its schema', () => {
  expectNoProblems([
    ...checkRows(sources, sourceSchema),
    ...checkRows(readRows('content/lists/calculators.yaml'), calculatorFactsSchema),
    ...checkRows(readRows('content/lists/site.yaml'), siteSchema),
  ]);
});

test('every source that a content file cites exists, and every source is cited', () => {
  const citations = globSync('content/**/*.yaml').flatMap((file) => citationsIn(file, readYaml(file)));
  expectNoProblems(checkSources(citations, sources));
});
