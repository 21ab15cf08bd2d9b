import type { HtmlElement } from 'html-validate';
import { expect, test } from 'vitest';
import { localizedUrl, splitLocalizedPath } from '#src/site/localized-url.ts';
import { sameInEveryLanguage } from './support/same-in-every-language.ts';
import { attribute, type BuiltPage, pages, untranslatedPages, visibleTexts } from './support/site.ts';

const spokenAttributes = ['alt', 'aria-label', 'title', 'placeholder', 'content'];

/** All that a page says: its text, the attributes that are read aloud, and the texts that its islands show later. */
function saidBy({ document, language }: BuiltPage): string[] {
  const body = document.querySelector('body');
  const spoken = spokenAttributes.flatMap((name) =>
    document
      .querySelectorAll(`[${name}]`)
      .filter((element) => (languageOf(element, body) ?? language) === language)
      .map((element) => attribute(element, name) ?? ''),
  );
  const later = document
    .querySelectorAll('astro-island')
    .flatMap((island) => strings(JSON.parse(attribute(island, 'props') ?? '{}')));
  return [...(body ? visibleTexts(body, language) : []), ...spoken, ...later];
}

/** The language that a text is marked with. A title repeats the heading, which may wait for its translation. */
function languageOf(element: HtmlElement, body: HtmlElement | null): string | null | undefined {
  const marked = element.getAttributeValue('property') === 'og:title' ? body?.querySelector('h1') : element;
  return marked?.closest('[lang]')?.getAttributeValue('lang');
}

function strings(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(strings) : [];
}

/** A sentence or phrase: two words at least, and no address, number or code. */
function isProse(text: string): boolean {
  return /\p{L}{2,}\s+\S*\p{L}{2,}/u.test(text) && !/^\S+$/.test(text);
}

const byPath = new Map(pages.map((page) => [page.path, page]));

test.for(pages)('$file shows no placeholder', (page) => {
  const title = page.document.querySelector('title')?.textContent ?? '';
  const shown = [title, ...visibleTexts(page.document, page.language)];
  expect(shown.filter((text) => /\{\{|\}\}|\bundefined\b|\bNaN\b|\[object /.test(text))).toEqual([]);
});

test.for(pages)('$file shows no key in place of a text', (page) => {
  const keys = saidBy(page).filter(
    (text) => /^(?:\w+:)?[a-z]\w*(?:\.\w+)+$/.test(text) && !text.includes('@'),
  );
  expect(keys).toEqual([]);
});

// A page that is not translated yet says so; its title and description are English too.
const translated = pages.filter((page) => page.language !== 'en' && !untranslatedPages.includes(page));

test.for(translated)('$file says nothing in English', (page) => {
  const english = byPath.get(localizedUrl(splitLocalizedPath(page.path).path, 'en'));
  const said = new Set(english ? saidBy(english) : []);
  const leftOver = saidBy(page).filter(
    (text) => isProse(text) && said.has(text) && !sameInEveryLanguage.some((allowed) => allowed.test(text)),
  );
  expect([...new Set(leftOver)]).toEqual([]);
});

test.for(pages)('$file styles nothing by an attribute', ({ document }) => {
  expect(document.querySelectorAll('[style]').map((element) => element.tagName)).toEqual([]);
});

test.for(pages)('$file runs no script from an attribute', ({ html }) => {
  const markup = html.replace(/<script\b[\s\S]*?<\/script>/g, '');
  expect(markup.match(/<[^>]*\son[a-z]+="/g)).toBeNull();
});
