import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { projectDirectory } from '#scripts/site-paths.ts';
import { type ReadExercise, readExercises } from '#src/features/exercises/read-exercises.ts';
import type { Language } from '#src/words/languages.ts';
import { text } from './texts.ts';

/** Every exercise as its author described it, read from the files themselves. */
export const exercises = readExercises(join(projectDirectory, 'content'));

type Facts = ReadExercise['facts'];

/** What each list of the filter asks of an exercise, said once more from its facts. */
export const demands = {
  muscle: ({ muscles }: Facts): readonly string[] => [...muscles.primary, ...muscles.secondary],
  pattern: ({ pattern }: Facts): readonly string[] => [pattern],
  equipment: ({ equipment }: Facts): readonly string[] => equipment,
  level: ({ level }: Facts): readonly string[] => [level],
} as const;

/** The ids of the exercises of which the facts say something. */
export function idsWhere(demand: (facts: Facts) => boolean): string[] {
  return exercises.filter(({ facts }) => demand(facts)).map(({ id }) => id);
}

/** The ids of the exercises in the list that a reader sees, in alphabetical order. */
export async function shownIds(page: Page): Promise<string[]> {
  const addresses = await page
    .locator('[data-exercises] li a')
    .evaluateAll((links) =>
      links.filter((link) => link.checkVisibility()).map((link) => link.getAttribute('href')),
    );
  return addresses.map((address) => address?.split('/').at(-1) ?? '').sort();
}

/** A list of the filter, by the name that stands in the address. The lists are folded until one opens them. */
export function choice(page: Page, name: 'muscle' | 'pattern' | 'equipment' | 'level'): Locator {
  return page.locator(`[data-exercise-filter] select[name="${name}"]`);
}

/** Unfolds the lists of the filter. */
export async function openLists(page: Page): Promise<void> {
  await page.locator('[data-exercise-filter] summary').click();
}

/** A box of the filter, by its value in the address. */
export function box(page: Page, value: string): Locator {
  return page.locator(`[data-exercise-filter] input[name="suits"][value="${value}"]`);
}

/** The sentence that says how many exercises are shown. */
export function shownSentence(count: number, language: Language = 'en'): string {
  return text(language, 'exercises.filter.shown', { count: String(count) });
}

/** The drawing that one person shows: the moving one, and the still one for paper. */
export function drawing(page: Page, person: 'woman' | 'man') {
  const all = page.locator(`[data-person="${person}"]`);
  return { moving: all.locator('picture > img'), still: all.locator('> img') };
}

/** Whether the file of a picture has arrived and can be shown. */
export async function hasArrived(picture: Locator): Promise<boolean> {
  return picture.evaluate(
    (image) => image instanceof HTMLImageElement && image.complete && image.naturalWidth > 0,
  );
}
