import { expect, test } from 'vitest';
import {
  checkReadingGrade,
  fleschKincaidGrade,
  pageOf,
  sentencesIn,
  syllablesIn,
  wordsIn,
} from './reading-grade.ts';
import { sampleTexts } from './sample-texts.testing.ts';

test.each([
  ['make', 1],
  ['makes', 1],
  ['walked', 1],
  ['the', 1],
  ['you', 1],
  ['water', 2],
  ['wanted', 2],
  ['boxes', 2],
  ['table', 2],
  ['exercise', 3],
  ['calorie', 3],
  ['170', 1],
])('%s has %i syllables', (word, count) => {
  expect(syllablesIn(word)).toBe(count);
});

test('a number, a hyphenated word and a contraction are one word each', () => {
  expect(wordsIn('Don’t eat 1,200 well-known eggs.')).toEqual([
    'Don’t',
    'eat',
    '1,200',
    'well-known',
    'eggs',
  ]);
});

test.each([
  ['Stand up. Breathe 1.5 times! Why?', ['Stand up.', 'Breathe 1.5 times!', 'Why?']],
  ['He said “yes.” Then he went.', ['He said “yes.”', 'Then he went.']],
  ['Close the menu', []],
  ['BMI = weight ÷ height.', []],
])('the sentences of “%s” are found', (text, sentences) => {
  expect(sentencesIn(text)).toEqual(sentences);
});

test('the grade follows the published formula', () => {
  // 6 words, 1 sentence, 6 syllables: 0.39 × 6 + 11.8 × 1 − 15.59
  expect(fleschKincaidGrade(['The cat sat on the mat.'])).toBeCloseTo(-1.45, 2);
  // 7 words, 2 sentences, 13 syllables: 0.39 × 3.5 + 11.8 × 13 ÷ 7 − 15.59
  expect(fleschKincaidGrade(['Drink water daily.', 'Exercise prevents illness too.'])).toBeCloseTo(7.69, 2);
});

test('a grade without words is refused', () => {
  expect(() => fleschKincaidGrade([])).toThrow(RangeError);
});

test.each([
  ['calculators.bmi.tips.gain.heading', 'calculators.bmi'],
  ['pages.home.title', 'pages.home'],
  ['tips:categories.eyeCare.title', 'tips:categories.eyeCare'],
  ['contact.errors.title', 'contact'],
  ['bodycare:header.intro', 'bodycare:header'],
])('%s belongs to %s', (key, page) => {
  expect(pageOf(key)).toBe(page);
});

const check = (texts: Record<string, string>) => checkReadingGrade(sampleTexts('en', texts));
const hardSentence = 'Professional nutritional recommendations necessitate individualised consideration.';

test('a sentence of 26 words is reported and one of 25 is not', () => {
  expect(check({ 'a.b': `${'go '.repeat(25)}on.` })).toMatchObject([{ key: 'a.b' }]);
  expect(check({ 'a.b': `${'go '.repeat(24)}on.` })).toEqual([]);
});

test('a page of hard words is reported by its name', () => {
  expect(check({ 'pages.hard.text': Array(20).fill(hardSentence).join(' ') })).toMatchObject([
    { key: 'pages.hard' },
  ]);
});

test('short pages are judged together, so that one hard sentence among easy ones passes', () => {
  const easy = Array(10).fill('Drink a glass of water now.').join(' ');
  expect(check({ 'pages.a.text': hardSentence, 'pages.b.text': easy })).toEqual([]);
  expect(check({ 'pages.a.text': hardSentence, 'pages.b.text': hardSentence })).toMatchObject([
    { key: 'pages.a, pages.b' },
  ]);
});

test('a page of as many words as the caller asks for is judged alone', () => {
  const easy = Array(10).fill('Drink a glass of water now.').join(' ');
  const set = sampleTexts('en', { 'exercises:a.cue': hardSentence, 'exercises:b.cue': easy });
  expect(checkReadingGrade(set, 6)).toMatchObject([{ key: 'exercises:a' }]);
});
