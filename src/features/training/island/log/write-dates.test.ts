import { expect, test } from 'vitest';
import { logTexts } from '#src/features/training/view/log-texts.ts';
import { writeDay } from './write-dates.ts';

test.each([
  ['en', 'Tuesday, 1 December 2026'],
  ['fr', 'mardi 1er décembre 2026'],
  ['rw', 'ku wa kabiri, 1 Ukuboza 2026'],
  ['sw', 'Jumanne, 1 Desemba 2026'],
] as const)('a day of the log is written in %s as %s', (language, written) => {
  expect(writeDay('2026-12-01', logTexts(language)).replaceAll('\u00A0', ' ')).toBe(written);
});
