import { expect, test } from 'vitest';
import { sampleTexts } from './sample-texts.testing.ts';
import { checkSentenceFlow } from './sentence-flow.ts';

const sentence = (words: number) => `${Array(words).fill('word').join(' ')}.`;
const page = (lengths: readonly number[], key = 'pages:a.sections.b.paragraphs') =>
  sampleTexts(
    'en',
    Object.fromEntries(lengths.map((length, index) => [`${key}.${index}`, sentence(length)])),
  );
const messages = (lengths: readonly number[]) =>
  checkSentenceFlow(page(lengths)).map(({ message }) => message);

test('sentences of 12 words on average pass, and those of 11 do not', () => {
  expect(messages(Array(12).fill(12))).toEqual([]);
  expect(messages(Array(12).fill(11))).toEqual([expect.stringContaining('11.0 words on average')]);
});

test('sentences of 17 words on average pass, and those of 18 do not', () => {
  expect(messages(Array(12).fill(17))).toEqual([]);
  expect(messages(Array(12).fill(18))).toHaveLength(1);
});

test('12 % of stubs pass, and 13 % do not', () => {
  expect(messages([...Array(22).fill(14), 6, 6, 6])).toEqual([]);
  expect(messages([...Array(20).fill(15), 6, 6, 6])).toEqual([
    expect.stringContaining('13 % of the sentences'),
  ]);
});

test('steps, lists and danger signs may be short', () => {
  expect(checkSentenceFlow(page(Array(20).fill(4), 'pages:a.sections.b.steps'))).toEqual([]);
  expect(checkSentenceFlow(page(Array(20).fill(4), 'pages:a.urgent.signs'))).toEqual([]);
});

test('a text of fewer than 12 sentences is not judged', () => {
  expect(messages(Array(11).fill(4))).toEqual([]);
});
