import { test } from 'vitest';
import { checkAvoidedForms, checkTerms, checkTermsUsed, glossarySchema } from './logic/glossary.ts';
import { checkLanguage } from './logic/language-identity.ts';
import { checkReadingGrade } from './logic/reading-grade.ts';
import { translatedTexts } from './logic/same-as-english.ts';
import { checkTypography } from './logic/typography.ts';
import { readExerciseNames } from './support/exercises.ts';
import { expectNoProblems } from './support/expect-no-problems.ts';
import { readTexts } from './support/interface-texts.ts';
import { readYaml } from './support/yaml.ts';

const glossaryFile = 'content/rules/glossary.yaml';
const glossary = glossarySchema.parse(readYaml(glossaryFile));
const english = readTexts('en');
// A text that is still English fails a test of its own in interface.test.ts.
const translations = (['fr', 'rw', 'sw'] as const).map((code) => translatedTexts(english, readTexts(code)));
const editions = [english, ...translations];

test('every text follows the typography of its language', () => {
  expectNoProblems(editions.flatMap(checkTypography));
});

test('every text is in the language of its folder', () => {
  expectNoProblems(editions.flatMap((edition) => checkLanguage(edition)));
});

test('the English reads easily: short sentences, and no page above grade 8', () => {
  expectNoProblems(checkReadingGrade(english));
});

test('the words of the glossary are said in the agreed way in every language', () => {
  expectNoProblems(translations.flatMap((translation) => checkTerms(english, translation, glossary.terms)));
});

test('the glossary holds no term or exception that the site does not need', () => {
  const texts = new Map([...english.texts, ...readExerciseNames('en').texts]);
  expectNoProblems(checkTermsUsed({ language: 'en', texts }, glossary.terms, glossaryFile));
});

test('no text uses a form that the glossary rules out', () => {
  expectNoProblems(editions.flatMap((edition) => checkAvoidedForms(edition, glossary)));
});
