import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { describePages, type MeasuredPage, measurePages, overruns, pageKind } from './page-budgets.ts';

function page(changes: Partial<MeasuredPage> & { total?: number; javascript?: number }): MeasuredPage {
  const { total = 0, javascript = 0, ...rest } = changes;
  const weight = { html: 0, css: 0, javascript, images: 0, total };
  return {
    file: 'abouts.html',
    path: '/abouts',
    language: 'en',
    kind: 'reading',
    inlineScript: 0,
    firstPicture: undefined,
    weight,
    ...rest,
  };
}

const drawing = '<svg viewBox="0 0 340 200"></svg>';
const island = '<astro-island></astro-island>';
test.each([
  ['/', '', 'home'],
  ['/', island, 'home'],
  ['/bmi-calculator', island, 'tool'],
  ['/search', '', 'search'],
  ['/ask', '', 'ask'],
  ['/calculators', '', 'reading'],
  ['/exercises', '', 'list'],
  ['/workouts', '', 'list'],
  ['/get-tips', '', 'list'],
  ['/tips/eye-care', drawing.repeat(2), 'reading'],
  ['/tips/eye-care', drawing.repeat(3), 'illustrated'],
  ['/tips/body-care', '', 'list'],
  ['/exercises/squat', '', 'reading'],
  ['/build-body-men/cardio', '', 'reading'],
  ['/build-body-men/cardio/hiit', '', 'workout'],
] as const)('%s with "%s" inside is a page of the kind %s', (path, html, kind) => {
  expect(pageKind(path, html)).toBe(kind);
});

test.each([
  ['a page to read of 25 KB', page({ total: 25 * 1024 }), []],
  ['a page to read of one byte more', page({ total: 25 * 1024 + 1 }), ['total 25.0 KB > 25 KB']],
  ['a workout of 29 KB', page({ kind: 'workout', total: 29 * 1024 }), []],
  [
    'a page to read with 2 KB of script inside and 1.5 KB beside it',
    page({ javascript: 1536, inlineScript: 2048 }),
    ['javascript 3.5 KB > 3 KB'],
  ],
  [
    'a tool with 81 KB of script',
    page({ kind: 'tool', javascript: 81 * 1024 }),
    ['javascript 81.0 KB > 80 KB'],
  ],
  [
    'a home page with a first picture of 16 KB',
    page({ kind: 'home', firstPicture: 16 * 1024 }),
    ['firstPicture 16.0 KB > 15 KB'],
  ],
])('%s breaks these budgets', (_, measured, expected) => {
  expect(overruns(measured)).toEqual(expected);
});

test('a page that breaks a budget is named with its language', () => {
  const table = describePages([page({ total: 1 }), page({ total: 40_960, language: 'rw' })]);
  expect(table).toContain('over budget: /abouts (rw), reading: total 40.0 KB > 25 KB');
});

test('a built page is known by the path and language that its file answers to', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'page-budgets-'));
  onTestFinished(() => rmSync(directory, { recursive: true }));
  writeFileSync(join(directory, 'index.html'), '<main><svg></svg></main>');
  writeFileSync(
    join(directory, 'fr.html'),
    '<main><svg></svg><img alt="" src="data:image/svg+xml,x"></main>',
  );
  const pages = await measurePages(directory);
  expect(pages).toMatchObject([
    { path: '/', language: 'fr', kind: 'home', firstPicture: expect.any(Number) },
    { path: '/', language: 'en', kind: 'home', firstPicture: undefined },
  ]);
});
