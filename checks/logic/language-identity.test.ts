import { expect, test } from 'vitest';
import { siteRules } from '#checks/rules/rules.testing.ts';
import { checkFileLanguage, checkLanguage, identifyLanguage } from './language-identity.ts';
import { sampleTexts } from './sample-texts.testing.ts';

const names = siteRules['language-codes'];

const samples = {
  en: 'Drink a glass of water before each meal, and walk for half an hour in the evening with a friend.',
  fr: 'Buvez un verre d’eau avant chaque repas, et marchez une demi-heure le soir avec une personne proche.',
  rw: 'Nywa ikirahuri cy’amazi mbere yo kurya, kandi ugende n’amaguru igice cy’isaha nimugoroba uri kumwe n’inshuti.',
  sw: 'Kunywa glasi ya maji kabla ya kila mlo, na utembee kwa nusu saa jioni pamoja na rafiki yako wa karibu.',
} as const;

test.each(['en', 'fr', 'rw', 'sw'] as const)('%s is told from the three others', (language) => {
  expect(identifyLanguage(samples[language], names)).toBe(language);
});

test('signs without words have no language', () => {
  expect(identifyLanguage('1 2 3 × 4', names)).toBeNull();
});

test('a long English text in another language’s file is reported', () => {
  const problems = checkLanguage(sampleTexts('fr', { ok: samples.fr, left: samples.en }), names);
  expect(problems).toMatchObject([{ key: 'left', message: 'This reads as “en”, not as “fr”.' }]);
});

test('short texts of a group are judged together', () => {
  const words = samples.sw.split(', ').flatMap((part, index) => [
    [`group.a${index}`, part],
    [`group.b${index}`, part],
    [`group.c${index}`, part],
  ]);
  const problems = checkLanguage(sampleTexts('rw', Object.fromEntries(words)), names);
  expect(problems).toMatchObject([{ key: 'group.a0 to group.c1' }]);
});

test('a few short labels say too little to be judged', () => {
  expect(checkLanguage(sampleTexts('fr', { 'group.close': 'Close', 'group.print': 'Print' }), names)).toEqual(
    [],
  );
});

test('the lines of a file are judged together, whatever their length', () => {
  const lines = samples.en.split(', ').map((part, index) => [`squat.steps.${index}`, part]);
  const left = Object.fromEntries(lines);
  expect(checkFileLanguage(sampleTexts('sw', left), names)).toMatchObject([
    { key: 'squat.steps.0', message: 'The file reads as “en”, not as “sw”.' },
  ]);
  expect(checkFileLanguage(sampleTexts('en', left), names)).toEqual([]);
});
