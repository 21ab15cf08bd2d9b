import { expect, test } from 'vitest';
import { z } from 'zod';
import { checkRows, checkSources, citationsIn } from './content-files.ts';

const schema = z.strictObject({ title: z.string(), year: z.int().optional() });
const sources = { file: 'sources.yaml', rows: { who: {}, nhs: {} } };

test('rows of the right form are no problem', () => {
  expect(checkRows({ file: 'a.yaml', rows: { one: { title: 'One' } } }, schema)).toEqual([]);
});

test('each fault of a row is reported by its place', () => {
  const rows = { one: { title: 1, year: 2.5 }, two: { title: 'Two', colour: 'red' } };
  const problems = checkRows({ file: 'a.yaml', rows }, schema);
  expect(problems.map(({ key }) => key)).toEqual(['one.title', 'one.year', 'two']);
});

test('citations are found at any depth', () => {
  const content = { sources: ['who'], bmi: { sources: ['nhs'] }, days: [{ sources: ['who'] }] };
  expect(citationsIn('a.yaml', content)).toEqual([
    { file: 'a.yaml', key: '', id: 'who' },
    { file: 'a.yaml', key: 'bmi', id: 'nhs' },
    { file: 'a.yaml', key: 'days.0', id: 'who' },
  ]);
});

test('sources that are cited and exist are no problem', () => {
  expect(checkSources(citationsIn('a.yaml', { sources: ['who', 'nhs'] }), sources)).toEqual([]);
});

test('an unknown source is reported where it is cited, an uncited one in the sources', () => {
  const problems = checkSources(citationsIn('a.yaml', { bmi: { sources: ['who', 'whoo'] } }), sources);
  expect(problems.map(({ file, key }) => [file, key])).toEqual([
    ['a.yaml', 'bmi'],
    ['sources.yaml', 'nhs'],
  ]);
});
