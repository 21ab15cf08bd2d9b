import { expect, test } from 'vitest';
import { checkPageOverlap, overlapsOf } from './page-overlap.ts';
import { textSet } from './text-set.ts';

const own = (page: string) =>
  Array.from({ length: 18 }, (_, index) => `This is sentence number ${index} of ${page}.`);

function problemsOf(shared: readonly string[], phrases?: ReadonlySet<string>) {
  const file = (page: string) => ({
    file: `${page}/en.yaml`,
    prefix: `pages:${page}.`,
    content: { ...[...own(page), ...shared] },
  });
  return checkPageOverlap(textSet('en', [file('tips/one'), file('tips/two')]), phrases);
}

test('two of twenty sentences may stand on two pages, and short ones on any number', () => {
  expect(problemsOf(['Stop if it hurts.', 'Ask a health worker first.'])).toEqual([]);
  expect(problemsOf(['Go slowly.', 'Sit down.', 'Well done.', 'Rest now.'])).toEqual([]);
});

test('three of twenty-one are too many, on both pages', () => {
  const shared = [
    'Stop if it hurts too much.',
    'Ask a health worker first.',
    'Drink water when you are thirsty.',
  ];
  expect(problemsOf(shared).map(({ key }) => key)).toEqual(['pages:tips/one', 'pages:tips/two']);
});

test('shared phrases do not count, neither as shared nor as sentences of the page', () => {
  const shared = ['Stop if it hurts too much.', 'Ask a health worker first.'];
  const warning = 'Drink water when you are thirsty.';
  expect(problemsOf([...shared, warning], new Set(['drink water when you are thirsty']))).toEqual([]);
  expect(
    problemsOf(
      ['One more shared sentence.', ...shared, warning],
      new Set(['drink water when you are thirsty']),
    ),
  ).toHaveLength(2);
});

test('a page is told of the page that it shares most with, and of how many more there are', () => {
  const page = (name: string, sentences: string[]) => ({ name, file: `${name}.yaml`, sentences });
  const { problems } = overlapsOf([
    page('one', ['a', 'b', 'c', 'd']),
    page('two', ['a', 'x', 'y', 'z']),
    page('three', ['b', 'c', 'v', 'w']),
  ]);
  expect(problems[0]?.message).toMatch(
    /^2 of 4 sentences stand on three too and too many on 1 more, such as “b”/,
  );
});

const manyPages = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    name: `page ${index}`,
    file: `${index}.yaml`,
    sentences: [
      // Three sentences that stand on every page, and one that stands on the neighbour too.
      ...['stop', 'rest', 'ask'],
      ...Array.from({ length: 36 }, (_unused, number) => `own ${number} of ${index}`),
      `near ${Math.floor(index / 2)}`,
    ],
  }));

test('600 pages that share a few sentences with all others are not compared each with each', () => {
  const { problems, comparisons } = overlapsOf(manyPages(600));
  expect(problems).toEqual([]);
  expect(comparisons).toBeLessThanOrEqual(600);
});

test('among 600 pages the two that are too much alike are found', () => {
  const pages = manyPages(600);
  const copied = pages[10]?.sentences.slice(3, 8) ?? [];
  const changed = pages.map((page, index) =>
    index === 500 ? { ...page, sentences: [...page.sentences.slice(5), ...copied] } : page,
  );
  expect(overlapsOf(changed).problems.map(({ key }) => key)).toEqual(['page 10', 'page 500']);
});
