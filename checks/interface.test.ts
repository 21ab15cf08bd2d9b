import { expect, test } from 'vitest';
import { z } from 'zod';
import { siteSchema } from '#src/site/schemas.ts';
import { languageCodes } from '#src/words/languages.ts';
import { namespaces } from '#src/words/resources.ts';
import { checkDescriptions } from './logic/descriptions.ts';
import { checkFilled } from './logic/filled.ts';
import { checkKeyUsage, waitingKeysSchema } from './logic/key-usage.ts';
import { checkSameNumbers } from './logic/numbers.ts';
import { checkPageMetadata } from './logic/page-metadata.ts';
import {
  checkPlaceholderForm,
  checkPlaceholdersExplained,
  checkSamePlaceholders,
} from './logic/placeholders.ts';
import { checkSameAsEnglish, translatedTexts } from './logic/same-as-english.ts';
import { checkSameKeys, checkSameOrder } from './logic/same-keys.ts';
import { pairTexts } from './logic/text-set.ts';
import { expectNoProblems } from './support/expect-no-problems.ts';
import { hasReview, namespacesOf, readAllowances, readReview, readTexts } from './support/interface-texts.ts';
import { readSlicedKeys, readSources } from './support/sources.ts';
import { readYaml } from './support/yaml.ts';

const reviewSchema = z.strictObject({
  review: z.enum(['draft', 'second-reader', 'native-reviewed']),
  date: z.iso.date(),
});
const { site } = z.strictObject({ site: siteSchema }).parse(readYaml('content/lists/site.yaml'));
const english = readTexts('en');
const descriptions = readTexts('descriptions');
const editions = languageCodes.map((code) => readTexts(code));
const translations = editions.filter(({ language }) => language !== 'en');

test.each([...languageCodes, 'descriptions'])('%s has one file for each namespace', (folder) => {
  expect(namespacesOf(folder)).toEqual([...namespaces].sort());
});

test.each(languageCodes.filter(hasReview))('%s states a review that is not of the future', (language) => {
  const { date } = reviewSchema.parse(readReview(language));
  expect(Date.parse(date)).toBeLessThan(Date.now());
});

test('every language has the keys of the English in their order, and no others', () => {
  expectNoProblems(translations.flatMap((translation) => checkSameOrder(english, translation)));
  expectNoProblems(editions.flatMap((edition) => checkSameKeys(english, edition)));
});

test('every text has a description for translators, and every description a text', () => {
  expectNoProblems(checkSameKeys(english, descriptions));
});

test('every description is one sentence that names the placeholders', () => {
  expectNoProblems([
    ...checkDescriptions(descriptions.texts.values()),
    ...checkPlaceholdersExplained(pairTexts(english, descriptions)),
  ]);
});

test('every translation has the placeholders of the English', () => {
  expectNoProblems(
    translations.flatMap((translation) => checkSamePlaceholders(pairTexts(english, translation))),
  );
});

test('every placeholder is well formed', () => {
  expectNoProblems(editions.flatMap(({ texts }) => checkPlaceholderForm(texts.values())));
});

test('no text is empty or has a space around it', () => {
  expectNoProblems(editions.flatMap(({ texts }) => checkFilled(texts.values())));
});

test('no translation is still the English text, but for the listed ones', () => {
  const allowed = readAllowances('content/rules/same-as-english.yaml');
  expectNoProblems(checkSameAsEnglish(english, translations, allowed));
});

test('all languages state the same numbers, but for the listed texts', () => {
  const allowed = readAllowances('content/rules/number-exceptions.yaml');
  const translated = translations.map((translation) => translatedTexts(english, translation));
  expectNoProblems(checkSameNumbers(english, translated, allowed));
});

test('every key in the code exists and is written in full, and every text is used or waits with a reason', () => {
  const file = 'content/rules/waiting-keys.yaml';
  const waiting = { file, rows: waitingKeysSchema.parse(readYaml(file)) };
  const sources = readSources();
  expectNoProblems(checkKeyUsage(sources, english, waiting, readSlicedKeys(sources)));
}, 300_000);

test('page titles and descriptions fit into search results and are unique in each language', () => {
  expectNoProblems(editions.flatMap((edition) => checkPageMetadata(edition, ` · ${site.name}`)));
});
