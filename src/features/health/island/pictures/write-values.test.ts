import { expect, test } from 'vitest';
import { languageFacts } from '#src/words/languages.ts';
import { textsOf } from '#src/words/texts-of.ts';
import {
  measures,
  writeChange,
  writeDate,
  writePressure,
  writeSugar,
  writeUnit,
  writeValue,
} from './write-values.ts';

const textsIn = (language: 'en' | 'fr') => ({
  pictures: textsOf(language).health.pictures,
  numberLocales: languageFacts(language).numberLocales,
});
const english = textsIn('en');

test('a value is written as its language writes numbers, with its unit', () => {
  const { weight, sleep, water } = measures();
  expect(writeValue(70.46, weight, english)).toBe('70.5 kg');
  expect(writeValue(70.46, weight, textsIn('fr'))).toBe('70,5\u00A0kg');
  expect(writeValue(465, sleep, english)).toBe('7.8 h');
  expect(writeValue(1250, water, english)).toBe('1.25 l');
  expect(writeUnit('kilograms', english)).toBe('kg');
});

test('blood sugar stands in both units, blood pressure in whole numbers', () => {
  expect(writeSugar(5.5, english)).toBe('5.5 mmol/l (99 mg/dl)');
  expect(writePressure({ systolic: 128.4, diastolic: 83.6 }, english)).toBe('128/84');
});

test('a change has a sign, and what rounds to nothing has none', () => {
  const { weight } = measures();
  expect(writeChange(0.31, weight, english)).toBe('+0.3 kg');
  expect(writeChange(-0.31, weight, english)).toBe('−0.3 kg');
  expect(writeChange(-0.02, weight, english)).toBe('0 kg');
});

test('a date is written in figures', () => {
  expect(writeDate('2026-11-03', english)).toBe('03/11/2026');
});
