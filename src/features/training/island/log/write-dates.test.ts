import { expect, test } from 'vitest';
import { monthNames, namesInDates } from '#src/words/dates.ts';
import { textsOf } from '#src/words/texts-of.ts';
import { writeDay } from './write-dates.ts';

test.each([
  ['en', 'Tuesday, 1 December 2026'],
  ['fr', 'mardi 1er décembre 2026'],
  ['rw', 'ku wa kabiri, 1 Ukuboza 2026'],
  ['sw', 'Jumanne, 1 Desemba 2026'],
] as const)('a day is written in %s as %s', (language, written) => {
  const { day } = textsOf(language).trainingLog.tool;
  const texts = { day, ...namesInDates(language), months: monthNames(language) };
  expect(writeDay('2026-12-01', texts).replaceAll('\u00A0', ' ')).toBe(written);
});
