import { expect, test } from 'vitest';
import { answersInDanger, pagesInDanger } from './in-danger.ts';
import type { AskedPage } from './passages.ts';
import type { Candidate, Ranked } from './rank-passages.ts';

const page = (title: string, ...sections: string[]): AskedPage => ({
  title,
  passages: sections.map((section) => ({
    section,
    heading: section,
    blocks: [{ kind: 'text', text: section }],
  })),
  danger: '',
  reviewed: '',
});
const candidate = (address: string, ...sections: string[]): Candidate => ({
  address: `/fr/tips/${address}`,
  page: page(address, ...sections),
  called: [],
});
const doors = candidate('mental-care/support/resources', 'what-to-bring');
const violence = candidate('mental-care/support/specialized-populations', 'weight', 'birth-and-violence');
const heart = candidate('body-care/heart-care', 'symptoms', 'prevention');
const phobia = candidate('mental-care/common-disorders/anxiety-disorders/specific-phobias', 'self-help');
const all = [doors, violence, heart, phobia];

const ranked = (one: Candidate, section: string, score: number, headed = 0): Ranked[] =>
  one.page.passages
    .filter((passage) => passage.section === section)
    .map((passage) => ({ candidate: one, passage, score, covered: 1, named: 1, headed }));
const sections = (answers: readonly Ranked[]) => answers.map(({ passage }) => passage.section);

test('who is hit reads first what to do, and nothing of pages that only hold the words', () => {
  const found = [...ranked(doors, 'what-to-bring', 9), ...ranked(violence, 'weight', 5)];
  expect(sections(answersInDanger('violence', found, all))).toEqual(['birth-and-violence']);
});

test('where a single page says what to do, more of it follows', () => {
  const found = [...ranked(doors, 'what-to-bring', 9), ...ranked(heart, 'prevention', 5)];
  expect(sections(answersInDanger('heart', found, all))).toEqual(['symptoms', 'prevention']);
});

test('who asks what a heading of the page says gets that', () => {
  const found = [...ranked(heart, 'prevention', 9, 1), ...ranked(heart, 'symptoms', 5)];
  expect(sections(answersInDanger('heart', found, all))).toEqual(['prevention', 'symptoms']);
});

test('where no page is about the danger, a passage that happens to hold its words is no answer', () => {
  expect(answersInDanger('snake', ranked(phobia, 'self-help', 9), all)).toEqual([]);
  expect(sections(answersInDanger('bleeding', ranked(phobia, 'self-help', 9, 1), all))).toEqual([
    'self-help',
  ]);
});

test('without danger the best comes first', () => {
  expect(sections(answersInDanger(undefined, ranked(doors, 'what-to-bring', 9), all))).toEqual([
    'what-to-bring',
  ]);
});

test('the pages against a danger are read whatever the words are', () => {
  const addresses = all.map(({ address }) => address);
  expect(pagesInDanger('violence', addresses)).toEqual([1]);
  expect(pagesInDanger('snake', addresses)).toEqual([]);
  expect(pagesInDanger(undefined, addresses)).toEqual([]);
});
