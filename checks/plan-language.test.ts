import { expect, test } from 'vitest';
import { type Language, languageCodes } from '#src/words/languages.ts';
import { checkAvoidedForms, glossarySchema } from './logic/glossary.ts';
import { identifyLanguage } from './logic/language-identity.ts';
import { checkReadingGrade } from './logic/reading-grade.ts';
import { type Text, type TextSet, withoutPlaceholders } from './logic/text-set.ts';
import { checkTypography } from './logic/typography.ts';
import { expectNoProblems } from './support/expect-no-problems.ts';
import { textsOf, words } from './support/plans.ts';
import { readYaml } from './support/yaml.ts';

function planTexts<Name extends Language>(language: Name): TextSet<Name> {
  const texts = words
    .filter((translation) => translation.language === language)
    .flatMap(({ file, id, words: ofPlan }) =>
      textsOf(id, ofPlan).map(({ key, text }): Text => ({ file, key: `plans.${id}.${key}`, text })),
    );
  return { language, texts: new Map(texts.map((text) => [text.key, text])) };
}

const editions = languageCodes.map((language) => planTexts(language));

test('every text of a plan follows the typography of its language', () => {
  expectNoProblems(editions.flatMap(checkTypography));
});

test.each(words)('$file is in its language', ({ id, language, words: ofPlan }) => {
  const all = textsOf(id, ofPlan).map(({ text }) => withoutPlaceholders(text));
  expect(identifyLanguage(all.join(' '))).toBe(language);
});

test('the English of the plans reads easily', () => {
  expectNoProblems(checkReadingGrade(planTexts('en')));
});

test('no text of a plan uses a form that the glossary rules out', () => {
  const glossary = glossarySchema.parse(readYaml('content/rules/glossary.yaml'));
  // The names in the placeholders are English in every language.
  const shown = editions.map(({ language, texts }) => ({
    language,
    texts: new Map([...texts].map(([key, text]) => [key, { ...text, text: withoutPlaceholders(text.text) }])),
  }));
  expectNoProblems(shown.flatMap((edition) => checkAvoidedForms(edition, glossary)));
});
