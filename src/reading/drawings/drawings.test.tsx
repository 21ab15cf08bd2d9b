import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { drawingLabels, drawings } from './drawings.ts';

const shown = [...drawingLabels].map(([id, names]) => {
  const labels = Object.fromEntries(names.map((name) => [name, `«${name}»`]));
  return { id, names, markup: renderToStaticMarkup(drawings[id]?.(labels)) };
});

test.each(shown)('$id shows every text that it names', ({ names, markup }) => {
  expect(names.filter((name) => !markup.includes(`«${name}»`))).toEqual([]);
});

test.each(shown)('$id is at most 6 KB of markup', ({ markup }) => {
  expect(Buffer.byteLength(markup)).toBeLessThanOrEqual(6 * 1024);
});

test.each(shown)('$id has no id that would repeat on a page, and no style of its own', ({ markup }) => {
  expect(markup.match(/ (?:id|style|fill|stroke)="[^"]*"/g) ?? []).toEqual([]);
});
