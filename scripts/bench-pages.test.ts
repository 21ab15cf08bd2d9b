import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { describePages, type MeasuredPage, measurePages, overruns, pageKind } from './bench-pages.ts';

function page(changes: Partial<MeasuredPage> & { total?: number; javascript?: number }): MeasuredPage {
  const { total = 0, javascript = 0, ...rest } = changes;
  const weight = { html: 0, css: 0, javascript, images: 0, total };
  return {
    path: '/abouts',
    language: 'en',
    kind: 'content',
    inlineScript: 0,
    firstPicture: undefined,
    weight,
    ...rest,
  };
}

test.each([
  ['/', 'home'],
  ['/bmi-calculator', 'interactive'],
  ['/workout', 'interactive'],
  ['/premium/sign-in', 'interactive'],
  ['/calculators', 'content'],
  ['/tips/dental-care', 'content'],
] as const)('%s is a page of the kind %s', (path, kind) => {
  expect(pageKind(path)).toBe(kind);
});

test.each([
  ['a content page of 35,000 bytes', page({ total: 35_000 }), []],
  ['a content page of 35,100 bytes', page({ total: 35_100 }), ['total 35.1 KB > 35.0 KB']],
  [
    'a content page with 2,000 bytes of script inside and 1,500 beside it',
    page({ javascript: 1_500, inlineScript: 2_000 }),
    ['javascript 3.5 KB > 3.0 KB'],
  ],
  [
    'a calculator with 80,100 bytes of script',
    page({ kind: 'interactive', javascript: 80_100 }),
    ['javascript 80.1 KB > 80.0 KB'],
  ],
  [
    'a home page with a hero picture of 15,100 bytes',
    page({ kind: 'home', firstPicture: 15_100 }),
    ['firstPicture 15.1 KB > 15.0 KB'],
  ],
])('%s breaks these budgets', (_, measured, expected) => {
  expect(overruns(measured)).toEqual(expected);
});

test('a page that breaks a budget is named with its language', () => {
  const table = describePages([page({ total: 1 }), page({ total: 40_000, language: 'rw' })]);
  expect(table).toContain('OVER BUDGET  /abouts (rw): total 40.0 KB > 35.0 KB');
});

test('a built page is known by the path and language that its file answers to', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'bench-pages-'));
  onTestFinished(() => rmSync(directory, { recursive: true }));
  writeFileSync(join(directory, 'index.html'), '<main></main>');
  writeFileSync(join(directory, 'fr.html'), '<main><svg></svg></main>');
  const pages = await measurePages(directory);
  expect(pages).toMatchObject([
    { path: '/', language: 'fr', kind: 'home', firstPicture: expect.any(Number) },
    { path: '/', language: 'en', kind: 'home', firstPicture: undefined },
  ]);
});
