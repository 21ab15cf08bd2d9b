import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { siteDirectory } from '#scripts/site-paths.ts';
import { localizedUrl } from '#src/site/localized-url.ts';
import { exercisePath } from '#src/site/routes.ts';
import type { Language } from '#src/words/languages.ts';
import { drawing, exercises, hasArrived } from './support/exercises.ts';
import { languages } from './support/pages.ts';
import { printedSheets } from './support/print.ts';
import { expect, test } from './support/test.ts';

const squat = exercisePath('squat');

/** The pages with the most letters apart from menus and markup, of all exercises in a language. */
function wordiest(language: Language): string[] {
  const lengthOfText = (path: string) => {
    const html = readFileSync(join(siteDirectory, `${path}.html`), 'utf8');
    const main = html.replace(/^[\s\S]*<main\b|<\/main>[\s\S]*$|<nav\b[\s\S]*?<\/nav>/g, '');
    return main.replace(/<[^>]*>/g, '').length;
  };
  return exercises
    .map(({ id }) => localizedUrl(exercisePath(id), language))
    .map((path) => ({ path, length: lengthOfText(path) }))
    .sort((one, other) => other.length - one.length)
    .slice(0, 5)
    .map(({ path }) => path);
}

for (const language of languages) {
  test(`the longest exercises print on one A4 page each in ${language}`, async ({ page }) => {
    for (const path of wordiest(language)) {
      await page.goto(path);
      expect.soft(await printedSheets(page), path).toBe(1);
    }
  });
}

test('paper shows the still drawing of the chosen person, and neither the moving one nor the switch', async ({
  page,
}) => {
  await page.goto(squat);
  const woman = drawing(page, 'woman');
  const man = drawing(page, 'man');
  await expect(woman.still).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(woman.still).toBeVisible();
  await expect.poll(() => hasArrived(woman.still)).toBe(true);
  await expect(woman.moving).toBeHidden();
  await expect(man.still).toBeHidden();
  await expect(page.locator('main fieldset')).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await page.locator('main input[value="man"]').check();
  await page.emulateMedia({ media: 'print' });
  await expect(man.still).toBeVisible();
  await expect(man.moving).toBeHidden();
  await expect(woman.still).toBeHidden();
});

test('a print fetches the still drawing', async ({ page, watch }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto(squat);
  const stills = () => watch.requests.filter((request) => request.includes('squat-woman-still'));
  expect(stills()).toHaveLength(0);
  await page.pdf({ format: 'A4' });
  expect(stills()).toHaveLength(1);
});

test('the list prints without its filter', async ({ page }) => {
  await page.goto('/exercises');
  await expect(page.locator('[data-exercise-filter] form')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('[data-exercise-filter] form')).toBeHidden();
  await expect(page.locator('[data-exercises]')).toBeVisible();
});
