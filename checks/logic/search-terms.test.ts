import { expect, test } from 'vitest';
import { searchTermsSchema } from '#src/features/exercises/search-terms-schema.ts';
import { checkRows } from './content-files.ts';
import { checkSearchTerms } from './search-terms.ts';

const file = 'content/lists/search-terms.yaml';

test('an exercise that is not there is reported under its words', () => {
  const rows = { footing: { exercises: ['running', 'runing'] }, cardio: { patterns: ['cardio'] } };
  const problems = checkSearchTerms([{ id: 'running' }], { file, rows });
  expect(problems.map(({ key, message }) => [key, message])).toEqual([
    ['footing', 'There is no exercise “runing”.'],
  ]);
});

test('words that lead nowhere, or to an unknown kind of movement, are refused', () => {
  const rows = { footing: {}, cardio: { patterns: ['heart'] }, jogging: { exercises: ['running'] } };
  expect(checkRows({ file, rows }, searchTermsSchema).map(({ key }) => key)).toEqual([
    'footing',
    'cardio.patterns.0',
  ]);
});
