import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectDirectory } from '#scripts/site-paths.ts';
import { classNameOf, styleSheetOf } from './style-sheets.ts';

/** A module graph from what each module imports. */
function graph(imports: Readonly<Record<string, readonly string[]>>): Parameters<typeof styleSheetOf>[1] {
  return {
    getModuleInfo: (id) =>
      ({
        importedIds: imports[id] ?? [],
        importers: Object.keys(imports).filter((other) => imports[other]?.includes(id)),
        dynamicImporters: [],
      }) as unknown as ReturnType<Parameters<typeof styleSheetOf>[1]['getModuleInfo']>,
  };
}

const root = '/home/buzima/src';
const site = graph({
  [`${root}/pages/[...language]/bmi-calculator.astro`]: [
    `${root}/features/calculators/island/Bmi.tsx`,
    `${root}/features/calculators/view/View.tsx`,
  ],
  [`${root}/pages/[...language]/index.astro`]: [`${root}/features/home/view/Home.tsx`],
  [`${root}/features/home/view/Home.tsx`]: [`${root}/hero.css`, `${root}/ui/Button.tsx`],
  [`${root}/pages/[...article].astro`]: [`${root}/reading/Article.tsx`],
  [`${root}/reading/Article.tsx`]: [
    `${root}/article.css`,
    `${root}/reading/kinds/workout/steps.css`,
    `${root}/reading/kinds/catalogue/rows.css`,
    `${root}/features/help/strip.css`,
    `${root}/reading/parts/MentalCare.module.css`,
    `${root}/ui/Figure.tsx`,
  ],
  [`${root}/pages/[...language]/exercises.astro`]: [
    `${root}/list.css`,
    `${root}/chips.css`,
    `${root}/field.css`,
    `${root}/ui/Figure.tsx`,
  ],
  [`${root}/pages/[...language]/workouts.astro`]: [
    `${root}/cards.css`,
    `${root}/chips.css`,
    `${root}/field.css`,
  ],
  [`${root}/pages/[...language]/exercises/[exercise].astro`]: [`${root}/exercise.css`],
  [`${root}/pages/[...language]/premium/health.astro`]: [`${root}/ui/table.css`],
  [`${root}/pages/[...language]/premium/training/log.astro`]: [`${root}/ui/table.css`],
  [`${root}/ui/Figure.tsx`]: [`${root}/figure.css`],
  [`${root}/pages/[...language]/abouts.astro`]: [`${root}/features/about/view/View.tsx`],
  [`${root}/features/calculators/island/Bmi.tsx`]: [
    `${root}/bar.css`,
    `${root}/field.css`,
    `${root}/ui/Button.tsx`,
  ],
  [`${root}/features/calculators/view/View.tsx`]: [`${root}/view.css`],
  [`${root}/features/about/view/View.tsx`]: [`${root}/ui/Button.tsx`],
  // Two modules that import each other must not keep the search going for ever.
  [`${root}/ui/Button.tsx`]: [`${root}/button.css`, `${root}/ui/Link.tsx`],
  [`${root}/ui/Link.tsx`]: [`${root}/ui/Button.tsx`],
});

test.each([
  ['button.css', 'site', 'a page to read shows it as well'],
  ['field.css', 'control', 'a tool and the lists with a filter show it'],
  ['ui/table.css', 'personal', 'only pages that keep what somebody notes show it'],
  ['bar.css', 'tool', 'only the island of a tool shows it'],
  ['hero.css', 'home', 'only the first page shows it'],
  ['article.css', 'article', 'only articles show it'],
  ['reading/kinds/workout/steps.css', 'workout', 'only workouts show it'],
  ['reading/kinds/catalogue/rows.css', 'catalogue', 'only catalogues show it'],
  ['features/help/strip.css', 'help', 'only pages with help lines show it'],
  ['reading/parts/MentalCare.module.css', 'help', 'only pages on mental health show it'],
  ['exercise.css', 'exercise', 'only the page of an exercise shows it'],
  ['list.css', 'exercise-list', 'only the list of exercises shows it'],
  ['chips.css', 'list', 'both lists show it, and nothing else'],
  ['cards.css', 'workout-list', 'only the list of workouts shows it'],
  ['figure.css', 'site', 'articles and exercises show it'],
  ['view.css', 'tool', 'only a page with a tool shows it'],
])('%s goes into the sheet %s: %s', (css, sheet) => {
  expect(styleSheetOf(`${root}/${css}`, site)).toBe(sheet);
});

test('a class has a short name, and never that of another file', () => {
  const files = globSync('src/**/*.module.css', { cwd: projectDirectory });
  const names = files.map((file) => classNameOf('page', join(projectDirectory, file)));
  const short = names.filter((name) => /^_[\da-z]{1,3}$/.test(name));
  expect(short.length).toBeGreaterThan(5);
  expect(new Set(short).size).toBe(short.length);
  expect(names.every((name) => name === 'page' || short.includes(name))).toBe(true);
});
