import { expect, test } from 'vitest';
import { checkTerms, checkTermsUsed, glossarySchema } from './glossary.ts';
import { sampleTexts } from './sample-texts.testing.ts';

const glossary = glossarySchema.parse({
  terms: [
    { en: 'calculator', fr: ['calculateur'], rw: ['kubara'], sw: ['vi?kikokotoo', 'vikokotoo'] },
    { en: 'ini', fr: ['ini'], rw: ['ini'], sw: ['ini'], except: ['names'] },
  ],
});
const english = sampleTexts('en', { open: 'Open the Calculators' });

test.each(['Ouvrir les calculateurs', 'Calculateur : ouvrir'])('“%s” holds an accepted form', (text) => {
  expect(checkTerms(english, [sampleTexts('fr', { open: text })], glossary.terms)).toEqual([]);
});

test('a translation without an accepted form is reported with the forms', () => {
  const [problem] = checkTerms(english, [sampleTexts('sw', { open: 'Fungua mashine' })], glossary.terms);
  expect(problem?.message).toBe(
    'English says “calculator” here; none of “vi?kikokotoo”, “vikokotoo” stands in “Fungua mashine”.',
  );
});

test('a form counts only from the beginning of a word', () => {
  const liver = sampleTexts('en', { a: 'Ini' });
  expect(checkTerms(liver, [sampleTexts('sw', { a: 'mjini' })], glossary.terms)).toHaveLength(1);
});

test('an exception excuses every key that begins with it', () => {
  const named = sampleTexts('en', { 'names.ini': 'Ini' });
  expect(checkTerms(named, [sampleTexts('sw', { 'names.ini': 'x' })], glossary.terms)).toEqual([]);
});

test('a term and an exception that nothing needs are reported', () => {
  const problems = checkTermsUsed(sampleTexts('en', { a: 'Ini' }), glossary.terms, 'glossary.yaml');
  expect(problems.map(({ key, message }) => [key, message])).toEqual([
    ['calculator', 'No English text uses this term: remove the row.'],
    ['ini', 'The exception “names” is no longer needed: remove it.'],
  ]);
});

test('a form that is no regular expression is refused', () => {
  const broken = { terms: [{ en: '(', fr: ['a'], rw: ['b'], sw: ['c'] }] };
  expect(glossarySchema.safeParse(broken).success).toBe(false);
});
