import type { HtmlElement } from 'html-validate';
import { expect, test } from 'vitest';
import { pageFiles, sentBytes } from '#build/page-weight.ts';
import { projectDirectory, siteDirectory } from '#scripts/site-paths.ts';
import { backMuscles, frontMuscles } from '#src/features/exercises/logic/body-map.ts';
import { readExercises } from '#src/features/exercises/read-exercises.ts';
import { localizedUrl } from '#src/site/localized-url.ts';
import { exercisePath, routes } from '#src/site/routes.ts';
import { languageCodes, languageFacts } from '#src/words/languages.ts';
import { attribute, type BuiltPage, pages, unescapeHtml } from './support/site.ts';

const kilobyte = 1024;
const byPath = new Map(pages.map((page) => [page.path, page]));

const cases = languageCodes.flatMap((language) =>
  readExercises(`${projectDirectory}/content`).map(({ id, facts }) => {
    const path = localizedUrl(exercisePath(id), language);
    return { id, facts, language, path, page: byPath.get(path) };
  }),
);

/** The page of an exercise; a missing one fails the test that asks for it. */
function existing(page: BuiltPage | undefined): BuiltPage {
  if (page === undefined) throw new Error('This exercise has no page.');
  return page;
}

function textOf(element: HtmlElement | null | undefined): string {
  return unescapeHtml(element?.textContent ?? '').trim();
}

function pathsOfLinks(within: HtmlElement | null): (string | undefined)[] {
  return (within?.querySelectorAll('a[href]') ?? []).map((link) => attribute(link, 'href'));
}

/** What a visit fetches before the reader does anything: no lazy picture, and none that stands in for a moving one. */
function bytesOfVisit({ file, html }: BuiltPage): number {
  const atOnce = html.replace(/<source\b[^>]*>|<img\b[^>]*\bloading="lazy"[^>]*>/g, '');
  const { css, javascript, images } = pageFiles(siteDirectory, atOnce);
  return [file, ...css, ...javascript, ...images].reduce(
    (sum, path) => sum + sentBytes(`${siteDirectory}/${path}`),
    0,
  );
}

test.for(languageCodes)('the list in %s leads to the page of every exercise', (language) => {
  const list = existing(byPath.get(localizedUrl(routes.exercises, language)));
  const paths = cases.filter((one) => one.language === language).map(({ path }) => path);
  expect(pathsOfLinks(list.document.querySelector('[data-exercises]')).sort()).toEqual(paths.sort());
});

test.for(cases)(
  '$path tells search engines the steps that it shows, and their language',
  ({ language, page }) => {
    const { document } = existing(page);
    const block = document.querySelector('script[type="application/ld+json"]');
    const heading = document.querySelector('h1');
    const data: unknown = JSON.parse(block?.textContent ?? '');
    expect(data).toMatchObject({
      '@type': 'HowTo',
      name: textOf(heading),
      inLanguage: attribute(heading as HtmlElement, 'lang') ?? languageFacts(language).tag,
      url: expect.stringMatching(new RegExp(`${page?.path}$`)),
      step: document
        .querySelectorAll('main ol')[0]
        ?.querySelectorAll('li')
        .map((step, index) => ({ '@type': 'HowToStep', position: index + 1, text: textOf(step) })),
    });
    expect(document.querySelectorAll('main ol')[0]?.querySelectorAll('li').length).toBeGreaterThanOrEqual(3);
  },
);

test.for(cases)('$path leads to the easier and the harder exercise', ({ facts, language, page }) => {
  const others = [facts.easier, facts.harder].filter((id) => id !== undefined);
  const { document } = existing(page);
  expect(pathsOfLinks(document.querySelector('nav[aria-labelledby="other-levels"]'))).toEqual(
    others.map((id) => localizedUrl(exercisePath(id), language)),
  );
});

test.for(cases)(
  'the body map of $path colours the muscles that are named, and no other',
  ({ facts, page }) => {
    const { html } = existing(page);
    const shapes = [...frontMuscles, ...backMuscles];
    for (const role of ['primary', 'secondary'] as const) {
      // The parser of the other tests does not look into drawings.
      const coloured = [...html.matchAll(/<path d="([^"]+)" data-role="(\w+)"/g)].filter(
        ([, , own]) => own === role,
      );
      const named = shapes.filter(({ muscle }) => facts.muscles[role].includes(muscle));
      expect(new Set(coloured.map(([, path]) => path)), role).toEqual(new Set(named.map(({ path }) => path)));
      // The left and the right half.
      expect(coloured).toHaveLength(2 * named.length);
    }
  },
);

test.for(cases)('a visit to $path costs at most 20 KB', ({ page }) => {
  expect(bytesOfVisit(existing(page))).toBeLessThanOrEqual(20 * kilobyte);
});

test.for(cases)('$path shows one moving drawing at once, and has the other three ready', ({ id, page }) => {
  const { html } = existing(page);
  const drawings = [...html.matchAll(/<img\b[^>]*\bsrc="\/assets\/figures\/([\w-]+)\.[^>]*>/g)];
  const atOnce = drawings.filter(([tag]) => !tag.includes('loading="lazy"')).map(([, name]) => name);
  expect([[`${id}-woman`], [`${id}-man`]]).toContainEqual(atOnce);
  expect(drawings.map(([, name]) => name).sort()).toEqual(
    [`${id}-man`, `${id}-man-still`, `${id}-woman`, `${id}-woman-still`].sort(),
  );
});
