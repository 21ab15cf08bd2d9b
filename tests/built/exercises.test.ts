import { readFileSync } from 'node:fs';
import type { HTMLElement } from 'node-html-parser';
import { expect, test } from 'vitest';
import { pageFiles, sentBytes } from '#build/page-weight.ts';
import { projectDirectory, siteDirectory } from '#scripts/site-paths.ts';
import { backMuscles, frontMuscles } from '#src/features/exercises/logic/body-map.ts';
import { readExercises } from '#src/features/exercises/read-exercises.ts';
import type { ExerciseFacts } from '#src/features/exercises/schema.ts';
import { localizedUrl, splitLocalizedPath } from '#src/site/localized-url.ts';
import { exercisePath, routes } from '#src/site/routes.ts';
import { languageCodes, languageFacts } from '#src/words/languages.ts';
import { sampleDate } from '#tests/support/sample.ts';
import { type BuiltPage, parsePage, textOf } from './support/read-page.ts';
import { byPath, faultsOf, htmlOf, sampledPages } from './support/site.ts';

const kilobyte = 1024;

interface ExercisePage extends BuiltPage {
  id: string;
  facts: ExerciseFacts;
}

const addresses = languageCodes.flatMap((language) =>
  readExercises(`${projectDirectory}/content`).map(({ id, facts }) => ({
    id,
    facts,
    language,
    path: localizedUrl(exercisePath(id), language),
  })),
);
const exercises = addresses.flatMap(({ id, facts, path }): ExercisePage[] => {
  const page = byPath.get(path);
  return page === undefined ? [] : [{ ...page, id, facts }];
});

/** The names of things of which there are too many or too few. */
function differences(found: readonly string[], wanted: readonly string[]): string[] {
  return [
    ...wanted.filter((name) => !found.includes(name)).map((name) => `lacks ${name}`),
    ...found.filter((name) => !wanted.includes(name)).map((name) => `has ${name}`),
    ...(found.length > new Set(found).size ? [`has one twice: ${found.join(' ')}`] : []),
  ];
}

test('every exercise has its page in every language', () => {
  expect(addresses.map(({ path }) => path).filter((path) => !byPath.has(path))).toEqual([]);
});

test('the list leads to the page of every exercise in its language', () => {
  for (const language of languageCodes) {
    const list = byPath.get(localizedUrl(routes.exercises, language));
    if (list === undefined) throw new Error(`There is no list of exercises in ${language}.`);
    const links = parsePage(htmlOf(list)).querySelectorAll('[data-exercises] a[href]');
    const paths = addresses.filter((one) => one.language === language).map(({ path }) => path);
    expect(links.map((link) => link.getAttribute('href')).sort()).toEqual(paths.sort());
  }
});

/** As texts are read from a page: a space that does not break, as in French, is a space. */
const withPlainSpaces = (text: string) => text.replaceAll('\u{a0}', ' ');

function shownSteps(document: HTMLElement): string[] {
  return document.querySelectorAll('main ol')[0]?.querySelectorAll('li').map(textOf) ?? [];
}

const sampledExercises = exercises.filter(({ path }) => sampledPages.some((page) => page.path === path));

test(`search engines are told the steps that a page shows, and their language (sample of ${sampleDate})`, () => {
  expect(sampledExercises.length).toBeGreaterThanOrEqual(languageCodes.length);
  for (const page of sampledExercises) {
    const document = parsePage(htmlOf(page));
    const heading = document.querySelector('h1');
    const block = document.querySelector('script[type="application/ld+json"]');
    const data: unknown = JSON.parse(withPlainSpaces(block?.rawText ?? ''));
    const steps = shownSteps(document);
    expect(steps.length, page.path).toBeGreaterThanOrEqual(3);
    expect(data, page.path).toMatchObject({
      '@type': 'HowTo',
      name: textOf(heading),
      inLanguage: heading?.getAttribute('lang') ?? languageFacts(page.language).tag,
      url: expect.stringMatching(new RegExp(`${page.path}$`)),
      step: steps.map((text, index) => ({ '@type': 'HowToStep', position: index + 1, text })),
    });
  }
});

test('every exercise leads to the easier and the harder one', () => {
  const wrong = ({ facts, language, links }: ExercisePage) => {
    const others = [facts.easier, facts.harder].filter((id) => id !== undefined);
    return differences(
      links.filter(({ within }) => within === 'other-levels').map(({ path }) => path),
      others.map((id) => localizedUrl(exercisePath(id), language)),
    );
  };
  expect(faultsOf(exercises, wrong)).toEqual([]);
});

test('the easier and the harder exercise stand with their small pictures', () => {
  const wrong = (page: ExercisePage) => {
    const pictures = parsePage(htmlOf(page)).querySelectorAll('nav[aria-labelledby="other-levels"] a svg');
    const others = [page.facts.easier, page.facts.harder].filter((id) => id !== undefined);
    return pictures.length === others.length ? [] : [`${pictures.length} pictures for ${others.length}`];
  };
  expect(faultsOf(sampledExercises, wrong)).toEqual([]);
});

test('the same exercises are most alike in every language', () => {
  const alike = (path: string) =>
    (byPath.get(path)?.links ?? [])
      .filter(({ within }) => within === 'similar')
      .map((link) => splitLocalizedPath(link.path).path);
  const wrong = ({ id, path }: ExercisePage) =>
    differences(alike(path), alike(localizedUrl(exercisePath(id), 'en')));
  expect(faultsOf(exercises, wrong)).toEqual([]);
});

test('whoever does not see the drawing hears what it shows: where the movement begins', () => {
  const wrong = (page: ExercisePage) => {
    const document = parsePage(htmlOf(page));
    const alt = document.querySelector('img[data-moving]')?.getAttribute('alt') ?? '';
    return withPlainSpaces(alt).includes(shownSteps(document)[0] ?? '-') ? [] : [alt];
  };
  expect(faultsOf(sampledExercises, wrong)).toEqual([]);
});

const loadLabels = new Map<string, string>(
  languageCodes.map((language) => {
    const file = `${projectDirectory}/content/interface/${language}/translation.json`;
    return [language, JSON.parse(readFileSync(file, 'utf8')).exercises.load.label];
  }),
);

test('the amount of an exercise with a weight names the load, that of another has none', () => {
  const wrong = (page: ExercisePage) => {
    const [amount = ''] = /data-dose[\s\S]*?<\/dl>/.exec(htmlOf(page)) ?? [];
    const isNamed = amount.includes(`>${loadLabels.get(page.language)}<`);
    return isNamed === (page.facts.load !== undefined) ? [] : [amount];
  };
  expect(faultsOf(exercises, wrong)).toEqual([]);
});

test('the body map colours the muscles that are named, in both halves, and no other', () => {
  const shapes = [...frontMuscles, ...backMuscles];
  const wrong = (page: ExercisePage) => {
    const coloured = [...htmlOf(page).matchAll(/<path d="([^"]+)" data-role="(\w+)"/g)];
    return (['primary', 'secondary'] as const).flatMap((role) => {
      const paths = coloured.filter(([, , own]) => own === role).map(([, path = '']) => path);
      const named = shapes.filter(({ muscle }) => page.facts.muscles[role].includes(muscle));
      const halves = paths.length === 2 * named.length ? [] : [`${paths.length} shapes are ${role}`];
      return [
        ...differences(
          [...new Set(paths)],
          named.map(({ path }) => path),
        ),
        ...halves,
      ];
    });
  };
  expect(faultsOf(exercises, wrong)).toEqual([]);
});

test('a visit to an exercise costs at most 20 KB', () => {
  // What is fetched before the reader does anything: no lazy picture, and none that stands in for a moving one.
  const wrong = (page: ExercisePage) => {
    const atOnce = htmlOf(page).replace(/<source\b[^>]*>|<img\b[^>]*\bloading="lazy"[^>]*>/g, '');
    const { css, javascript, images } = pageFiles(siteDirectory, atOnce);
    const bytes = [page.file, ...css, ...javascript, ...images].reduce(
      (sum, path) => sum + sentBytes(`${siteDirectory}/${path}`),
      0,
    );
    return bytes <= 20 * kilobyte ? [] : [`${bytes / kilobyte} KB`];
  };
  expect(faultsOf(exercises, wrong)).toEqual([]);
});

test('an exercise shows one moving drawing at once, and has the other three ready', () => {
  const wrong = (page: ExercisePage) => {
    const drawings = [...htmlOf(page).matchAll(/<img\b[^>]*\bsrc="\/assets\/figures\/([\w-]+)\.[^>]*>/g)];
    const atOnce = drawings.filter(([tag]) => !tag.includes('loading="lazy"')).map(([, name]) => name);
    const wanted = ['man', 'man-still', 'woman', 'woman-still'].map((person) => `${page.id}-${person}`);
    const first = [`${page.id}-woman`, `${page.id}-man`];
    return [
      ...differences(
        drawings.map(([, name = '']) => name),
        wanted,
      ),
      ...(atOnce.length === 1 && first.includes(atOnce[0] ?? '') ? [] : [`at once ${atOnce.join(' ')}`]),
    ];
  };
  expect(faultsOf(exercises, wrong)).toEqual([]);
});
