import { expect, test } from 'vitest';
import { checkSpecFigures, specFiguresSchema } from './spec-figures.ts';
import { textSet } from './text-set.ts';

const row = { page: '/tips/dental-care', figure: 'for 2 minutes', safe: 'twice a day' };
const figures = specFiguresSchema.parse([row]);
const problemsOf = (text: string) =>
  checkSpecFigures(
    textSet('en', [
      {
        file: 'content/pages/tips/dental-care/en.yaml',
        prefix: 'pages:tips/dental-care.',
        content: { text },
      },
    ]),
    figures,
  );

test('a page that gives the figure with its safe wording is right', () => {
  expect(problemsOf('Brush for 2 minutes, twice a day.')).toEqual([]);
});

test('a figure without its safe wording, or none at all, is a problem', () => {
  expect(problemsOf('Brush for 2 minutes.')).toHaveLength(1);
  expect(problemsOf('Brush well.')).toHaveLength(2);
});

test('what is no pattern is refused', () => {
  expect(specFiguresSchema.safeParse([{ ...row, safe: '(' }]).success).toBe(false);
});
