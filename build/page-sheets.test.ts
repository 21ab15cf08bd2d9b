import { expect, test } from 'vitest';
import { classesIn, withOneSheet, withoutUnusedSheets } from './page-sheets.ts';

const link = (name: string) => `<link rel="stylesheet" href="/assets/${name}.css">`;
const sheets = new Map([
  ['/assets/site.css', classesIn('._a{color:red}@media print{._b:hover>._c{margin:.5em 1.25rem}}')],
  ['/assets/workout.css', classesIn('._w{color:red}')],
  ['/assets/base.css', classesIn('body{margin:0}')],
]);

test('the classes of a sheet are found, and no numbers', () => {
  expect([...(sheets.get('/assets/site.css') ?? [])]).toEqual(['_a', '_b', '_c']);
});

test('a page keeps the sheets of the classes that it shows, and those without classes', () => {
  const page = (links: string) => `<head>${links}</head><main class="_x _b"></main>`;
  expect(withoutUnusedSheets(page(link('site') + link('workout') + link('base')), sheets)).toBe(
    page(link('site') + link('base')),
  );
});

test('a link that is no style sheet, and a sheet of another site, stay', () => {
  const page =
    '<link rel="icon" href="/assets/workout.css"><link rel="stylesheet" href="https://a.example/b.css">';
  expect(withoutUnusedSheets(page, sheets)).toBe(page);
});

test('a page with an island keeps its sheets, since what the island shows comes later', () => {
  const html = `${'<link rel="stylesheet" href="/assets/tool.css">'}<astro-island></astro-island>`;
  const sheets = new Map([['/assets/tool.css', new Set(['_later'])]]);
  expect(withoutUnusedSheets(html, sheets)).toBe(html);
  expect(withoutUnusedSheets(html.replace('<astro-island></astro-island>', ''), sheets)).toBe('');
});

test('a page has one sheet in the place of several, in their order, and keeps those of other sites', () => {
  const texts = new Map([
    ['/assets/site.css', '.a{}'],
    ['/assets/tool.css', '.b{}'],
  ]);
  const foreign = '<link rel="stylesheet" href="https://a.example/b.css">';
  const page = `<head>${link('tool')}<title>x</title>${foreign}${link('site')}</head>`;
  expect(withOneSheet(page, texts, (css) => `/${css.replace('\n', '+')}`)).toBe(
    `<head><link rel="stylesheet" href="/.b{}+.a{}"><title>x</title>${foreign}</head>`,
  );
});

test('a page with one sheet keeps it, so that all such pages share it', () => {
  const page = `<head>${link('site')}</head>`;
  expect(withOneSheet(page, new Map([['/assets/site.css', '']]), () => 'another')).toBe(page);
});
