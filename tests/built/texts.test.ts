import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectDirectory } from '#scripts/site-paths.ts';
import { localizedUrl } from '#src/site/localized-url.ts';
import { addressIn, knownKeys } from '#tests/support/raw-texts.ts';
import type { BuiltPage } from './support/read-page.ts';
import { sameInEveryLanguage } from './support/same-in-every-language.ts';
import { byPath, faultsOf, pages, untranslatedPages } from './support/site.ts';

/** A sentence or phrase: two words at least, and no address, number or code. */
function isProse(text: string): boolean {
  return /\p{L}{2,}\s+\S*\p{L}{2,}/u.test(text) && !/^\S+$/.test(text);
}

test('no page shows a placeholder', () => {
  const wrong = ({ texts }: BuiltPage) =>
    texts.filter((text) => /\{\{|\}\}|\bundefined\b|\bNaN\b|\[object /.test(text));
  expect(faultsOf(pages, wrong)).toEqual([]);
});

test('no page shows a key in place of a text', () => {
  const keys = knownKeys(
    globSync('content/interface/en/*.json', { cwd: projectDirectory }).map((file): unknown =>
      JSON.parse(readFileSync(join(projectDirectory, file), 'utf8')),
    ),
  );
  const looksLikeKey = /^(?:\w+:)?[a-z]\w*(?:\.\w+)+$/;
  const wrong = ({ said }: BuiltPage) =>
    said.filter((text) => (looksLikeKey.test(text) && !text.includes('@')) || keys.isIn(text));
  expect(faultsOf(pages, wrong)).toEqual([]);
});

test('no page shows an address of the site in place of the name of a page', () => {
  const wrong = ({ texts }: BuiltPage) => texts.flatMap((text) => addressIn(text, byPath));
  expect(faultsOf(pages, wrong)).toEqual([]);
});

// A page that is not translated yet says so; its title and description are English too.
const translated = pages.filter((page) => page.language !== 'en' && !untranslatedPages.includes(page));

test('a translated page says nothing in English', () => {
  const inEnglish = new Map(
    pages.filter(({ language }) => language === 'en').map(({ shared, said }) => [shared, new Set(said)]),
  );
  const wrong = ({ shared, said }: BuiltPage) =>
    said.filter(
      (text) =>
        isProse(text) &&
        inEnglish.get(shared)?.has(text) === true &&
        !sameInEveryLanguage.some((allowed) => allowed.test(text)),
    );
  expect(faultsOf(translated, wrong)).toEqual([]);
});

test('every translated page has its English one', () => {
  expect(
    faultsOf(
      translated.filter(({ kind }) => kind !== '404'),
      ({ shared }) => (byPath.has(localizedUrl(shared as `/${string}`, 'en')) ? [] : [shared]),
    ),
  ).toEqual([]);
});

test('every picture has a text or says that it needs none, and every link and button has a name', () => {
  expect(faultsOf(pages, ({ nameless }) => nameless)).toEqual([]);
});

test('no page styles anything or runs a script by an attribute', () => {
  expect(faultsOf(pages, ({ inlined }) => inlined)).toEqual([]);
});
