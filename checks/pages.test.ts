import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { emergencyLines } from '#src/features/help/emergency-lines.ts';
import { languageCodes } from '#src/words/languages.ts';
import { pageWordsDigest } from '#src/words/page-words.ts';
import { checkBannedClaims } from './logic/banned-claims.ts';
import { checkFilled } from './logic/filled.ts';
import { checkAvoidedForms, checkTerms, glossarySchema } from './logic/glossary.ts';
import { checkFileLanguage, checkLanguage, paragraphLengths } from './logic/language-identity.ts';
import { checkSameNumbers } from './logic/numbers.ts';
import { checkPageOverlap } from './logic/page-overlap.ts';
import type { Problem } from './logic/problem.ts';
import { checkReadingGrade } from './logic/reading-grade.ts';
import { checkSameKeys } from './logic/same-keys.ts';
import { checkSpecFigures, specFigures } from './logic/spec-figures.ts';
import type { TextSet } from './logic/text-set.ts';
import { checkTypography } from './logic/typography.ts';
import { expectNoProblems } from './support/expect-no-problems.ts';
import { readAllowances } from './support/interface-texts.ts';
import { type PageFolder, pages, pagesFolder, readPageTexts, schemasOf } from './support/pages.ts';
import { readYaml } from './support/yaml.ts';

const glossary = glossarySchema.parse(readYaml('content/rules/glossary.yaml'));
const english = readPageTexts('en');
const translations = (['fr', 'rw', 'sw'] as const).map((language) => readPageTexts(language));
const editions = [english, ...translations];

/** The one page that is written in English only, on purpose. */
const englishOnly = 'tips/body-care/sexual-health';
const translated: TextSet<'en'> = {
  language: 'en',
  texts: new Map([...english.texts].filter(([key]) => !key.startsWith(`pages:${englishOnly}.`))),
};

/** Words that long texts inflect, or use in another sense: the binding forms of the interface do not fit them all. */
const freeInPages = new Set([
  'BMI',
  'adult',
  'age\\b',
  'blood sugar',
  'breastfeeding',
  'bridge',
  'eyes?\\b',
  'feet',
  'glass',
  'gum',
  'health worker',
  'healthy (?:weight|range)',
  'heart',
  'height',
  'link',
  'mental health',
  'muscle',
  'obesity',
  'pregnan',
  'running\\b',
  'skin',
  'squat',
  'step-up',
  'strength training',
  'tips',
  'waist',
  'walking\\b',
  'water',
  'weight\\b',
  'workout',
]);

function schemaProblems(page: PageFolder): Problem[] {
  const { folder } = page;
  const { facts, words } = schemasOf(page);
  const files = [
    { file: `${pagesFolder}/${folder}/facts.yaml`, schema: facts },
    ...languageCodes
      .filter((language) => language === 'en' || folder !== englishOnly)
      .map((language) => ({ file: `${pagesFolder}/${folder}/${language}.yaml`, schema: words })),
  ];
  return files.flatMap(({ file, schema }): Problem[] => {
    if (!existsSync(file)) return [{ file, key: '', message: 'Write this file.' }];
    const issues = schema.safeParse(readYaml(file)).error?.issues ?? [];
    return issues.map(({ path, message }) => ({ file, key: path.join('.'), message }));
  });
}

test.each(pages)('$folder is there in every language and fits its schema', (page) => {
  expectNoProblems(schemaProblems(page));
});

test('sexual health is in English only', () => {
  expect(languageCodes.filter((code) => existsSync(`${pagesFolder}/${englishOnly}/${code}.yaml`))).toEqual([
    'en',
  ]);
});

test.each(pages)('the translations of $folder were made from its present English', (page) => {
  const { folder } = page;
  const { words } = schemasOf(page);
  const read = (language: string) => {
    const file = `${pagesFolder}/${folder}/${language}.yaml`;
    return { file, parsed: existsSync(file) ? words.safeParse(readYaml(file)).data : undefined };
  };
  const { parsed: original } = read('en');
  const digest = original === undefined ? '' : pageWordsDigest(original);
  const stale = languageCodes
    .filter((code) => code !== 'en')
    .map(read)
    .filter(({ parsed }) => parsed !== undefined && parsed.madeFrom !== digest);
  expectNoProblems(
    stale.map(({ file }) => ({
      file,
      key: 'madeFrom',
      message: `The English has changed: compare, then set madeFrom to "${digest}".`,
    })),
  );
});

test('a page has the same parts in every language', () => {
  expectNoProblems(translations.flatMap((translation) => checkSameKeys(translated, translation)));
});

test('a page states the same numbers in every language', () => {
  const allowed = readAllowances('content/rules/page-number-exceptions.yaml');
  expectNoProblems(checkSameNumbers(translated, translations, allowed));
});

test('the words of every page are in the language of their file', () => {
  expectNoProblems(editions.flatMap(checkFileLanguage));
  expectNoProblems(editions.flatMap((edition) => checkLanguage(edition, paragraphLengths)));
});

test('every text of a page is finished and follows the typography of its language', () => {
  expectNoProblems(editions.flatMap(({ texts }) => checkFilled(texts.values())));
  expectNoProblems(editions.flatMap(checkTypography));
});

test('the English of every page reads at grade 8 or below', () => {
  expectNoProblems(checkReadingGrade(english));
});

test('no page shares more than a tenth of its sentences with another', () => {
  expectNoProblems(editions.flatMap(checkPageOverlap));
});

test('no page promises a cure or shames a reader, and none uses a form that the glossary rules out', () => {
  expectNoProblems(editions.flatMap(checkBannedClaims));
  expectNoProblems(editions.flatMap((edition) => checkAvoidedForms(edition, glossary)));
});

test('pages say the other words of the glossary in the agreed way', () => {
  const binding = glossary.terms.filter(({ en }) => !freeInPages.has(en));
  expect(binding.length).toBeGreaterThan(50);
  expectNoProblems(translations.flatMap((translation) => checkTerms(translated, translation, binding)));
});

test('every figure of the specification stands on its page with its safe wording', () => {
  expectNoProblems(checkSpecFigures(english, specFigures));
});

test('no emergency number was compared with its source more than a year ago', () => {
  const yearAgo = new Date();
  yearAgo.setFullYear(yearAgo.getFullYear() - 1);
  const all = [...Object.values(emergencyLines.defaults), ...Object.values(emergencyLines.countries)].flat();
  expect(all.filter(({ lastVerified }) => lastVerified < yearAgo)).toEqual([]);
});

test('each language shows first the numbers that the specification gives it', () => {
  const numbers = (language: keyof typeof emergencyLines.defaults) =>
    emergencyLines.defaults[language].map(({ reach, number, word }) =>
      [reach, number, word].filter(Boolean).join(' '),
    );
  expect(numbers('en')).toEqual(['call 988', 'text 988', 'text 741741 HOME']);
  expect(numbers('fr')).toEqual(['call 3114', 'call 15', 'call 112']);
  expect(numbers('sw')).toEqual(['call 911']);
  expect(numbers('rw')[0]).toBe('call 912');
});
