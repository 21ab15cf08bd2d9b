import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { calculatorRoutes, routes, tipRoutes } from '#src/site/routes.ts';
import { calculatorCardScenes, cardScenes, tipCardScenes } from './card-scenes.ts';
import { heroScenes } from './hero-scenes.ts';
import { drawScene, type Scene } from './scene.ts';

const allScenes: readonly Scene[] = [...heroScenes, ...cardScenes];
const draw = (scene: Scene): string => drawScene(scene, `t-${scene.id}`);

/** Names of the tags left open, or of the first tag closed out of order. */
function unbalancedTags(markup: string): readonly string[] {
  const open: string[] = [];
  for (const [, closing, name = '', , selfClosing] of markup.matchAll(
    /<(\/?)([a-zA-Z]+)((?:\s+[\w:-]+="[^"<>]*")*)\s*(\/?)>/g,
  )) {
    if (selfClosing) continue;
    if (!closing) open.push(name);
    else if (open.pop() !== name) return [name];
  }
  return open;
}

const identifiers = (markup: string): readonly string[] =>
  [...markup.matchAll(/ id="([^"]*)"/g)].map(([, id = '']) => id);

test('there are thirteen hero scenes', () => {
  expect(heroScenes).toHaveLength(13);
});

test('there is a card for each guide and each calculator', () => {
  expect(tipCardScenes.map(({ id }) => `/tips/${id}`)).toEqual(tipRoutes.map((name) => routes[name]));
  expect(calculatorCardScenes.map(({ id }) => id)).toEqual(
    calculatorRoutes.map((name) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)),
  );
});

test('every scene has its own kebab-case id', () => {
  const ids = allScenes.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids) expect(id).toMatch(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/);
});

test.each(allScenes)('$id is at most 15 KB after brotli', (scene) => {
  expect(brotliCompressSync(draw(scene)).byteLength).toBeLessThanOrEqual(15 * 1024);
});

test.each(allScenes)('$id is well-formed and every bracket belongs to a tag', (scene) => {
  const markup = draw(scene);
  expect(unbalancedTags(markup)).toEqual([]);
  const withoutTags = markup.replace(/<\/?[a-zA-Z]+(?:\s+[\w:-]+="[^"<>]*")*\s*\/?>/g, '');
  expect(withoutTags).toBe('');
});

test.each(allScenes)('$id carries no style attribute, script, text or link', (scene) => {
  expect(draw(scene)).not.toMatch(/ style=|<style|<script|<text|<image|href=/);
});

test.each(allScenes)('$id holds no broken number', (scene) => {
  expect(draw(scene)).not.toMatch(/NaN|undefined|Infinity|\d\.\d{4,}/);
});

test.each(allScenes)('every reference of $id points to an id of its own', (scene) => {
  const markup = draw(scene);
  const ids = identifiers(markup);
  const references = [...markup.matchAll(/url\(#([^)]*)\)/g)].map(([, id = '']) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(references.filter((reference) => !ids.includes(reference))).toEqual([]);
});

test('all scenes together on one page share no id', () => {
  const ids = allScenes.flatMap((scene) => identifiers(draw(scene)));
  expect(new Set(ids).size).toBe(ids.length);
});

test('a scene is hidden from assistive technology: whoever shows it says what it shows', () => {
  for (const scene of allScenes) expect(draw(scene)).toContain('aria-hidden="true"');
});

test('one property dims a whole scene', () => {
  for (const scene of allScenes) expect(draw(scene)).toMatch(/var\(--scene-veil,0\)"\/><\/svg>$/);
});
