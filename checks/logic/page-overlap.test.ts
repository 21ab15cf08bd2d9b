import { expect, test } from 'vitest';
import { checkPageOverlap } from './page-overlap.ts';
import { textSet } from './text-set.ts';

const own = (page: string) =>
  Array.from({ length: 18 }, (_, index) => `This is sentence number ${index} of ${page}.`);

function problemsOf(shared: readonly string[]) {
  const file = (page: string) => ({
    file: `${page}/en.yaml`,
    prefix: `pages:${page}.`,
    content: { ...[...own(page), ...shared] },
  });
  return checkPageOverlap(textSet('en', [file('tips/one'), file('tips/two')]));
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
