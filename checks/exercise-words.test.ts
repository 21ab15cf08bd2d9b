import { test } from 'vitest';
import { checkFilled } from './logic/filled.ts';
import { checkAvoidedForms, checkTerms, glossarySchema } from './logic/glossary.ts';
import { checkFileLanguage } from './logic/language-identity.ts';
import { checkSameNumbers } from './logic/numbers.ts';
import { checkReadingGrade } from './logic/reading-grade.ts';
import { checkSameAsEnglish } from './logic/same-as-english.ts';
import { checkSharedSentences } from './logic/shared-sentences.ts';
import { checkTypography } from './logic/typography.ts';
import { readExerciseNames, readExerciseTexts } from './support/exercises.ts';
import { expectNoProblems } from './support/expect-no-problems.ts';
import { readYaml } from './support/yaml.ts';

const thisFile = 'checks/exercise-words.test.ts';
const glossary = glossarySchema.parse(readYaml('content/rules/glossary.yaml'));
const english = readExerciseTexts('en');
const translations = (['fr', 'rw', 'sw'] as const).map((language) => readExerciseTexts(language));
const editions = [english, ...translations];

test.each(editions)(
  'no two exercises share a text or a sentence of more than three words ($language)',
  (edition) => {
    expectNoProblems(checkSharedSentences(edition));
  },
);

test('every text of an exercise says something and is finished', () => {
  expectNoProblems(editions.flatMap(({ texts }) => checkFilled(texts.values())));
});

test('every text of an exercise follows the typography of its language', () => {
  expectNoProblems(editions.flatMap(checkTypography));
});

test('the words of every exercise are in the language of their file', () => {
  expectNoProblems(editions.flatMap(checkFileLanguage));
});

test('no text of an exercise was left in English', () => {
  const burpee = {
    key: 'exercises:burpee.name',
    languages: ['rw' as const],
    reason: 'Said so in Kinyarwanda.',
  };
  const exceptions = { file: thisFile, rows: [burpee] };
  expectNoProblems(checkSameAsEnglish(english, translations, exceptions));
});

test('an exercise states the same numbers, in digits, in every language', () => {
  expectNoProblems(checkSameNumbers(english, translations, { file: thisFile, rows: [] }));
});

test('the English of every exercise reads easily', () => {
  // The shortest exercise has 76 words: each is judged alone, so that none hides behind easier ones.
  expectNoProblems(checkReadingGrade(english, 60));
});

test('the names of the exercises use the words of the glossary in every language', () => {
  const englishNames = readExerciseNames('en');
  expectNoProblems(
    translations.flatMap(({ language }) =>
      checkTerms(englishNames, readExerciseNames(language), glossary.terms),
    ),
  );
});

test('no text of an exercise uses a form that the glossary rules out', () => {
  expectNoProblems(editions.flatMap((edition) => checkAvoidedForms(edition, glossary)));
});
