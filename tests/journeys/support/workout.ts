import { expect, type Locator, type Page } from '@playwright/test';
import type { Sex } from '#src/features/week-plan/logic/options.ts';
import { localizedUrl } from '#src/site/localized-url.ts';
import { routes } from '#src/site/routes.ts';
import type { Language } from '#src/words/languages.ts';
import { text } from './texts.ts';

/** The names of the three fields of the form. */
export const fields = ['sex', 'bodyType', 'bodyPreference'] as const;
/** The link to one plan. */
export const planFragment = '#sex=female&bodyType=pear&bodyPreference=curvyPear';

/** Opens the page and waits until the form can answer. */
export async function openForm(page: Page, language: Language = 'en') {
  await page.goto(localizedUrl(routes.workout, language));
  await expect(generateButton(page, language)).toBeEnabled();
}

/** The field of a name. */
export function select(page: Page, name: (typeof fields)[number]): Locator {
  return page.locator(`select[name="${name}"]`);
}

/** The button that makes the plan. */
export function generateButton(page: Page, language: Language = 'en'): Locator {
  return page.getByRole('button', { name: text(language, 'workoutPlan.form.generate') });
}

/** The button that leads back to the form. */
export function goBackButton(page: Page): Locator {
  return page.getByRole('button', { name: text('en', 'workoutPlan.result.goBack') });
}

/** The plan, or what stands for an unknown one. */
export function result(page: Page): Locator {
  return page.locator('[data-plan-result]');
}

/** Fills in the form and makes the plan. */
export async function generate(
  page: Page,
  sex: Sex,
  bodyType: string,
  preference: string,
  language: Language = 'en',
) {
  await select(page, 'sex').selectOption(sex);
  await select(page, 'bodyType').selectOption(bodyType);
  await select(page, 'bodyPreference').selectOption(preference);
  await generateButton(page, language).click();
}

/** The values that a field offers, but for the empty one. */
export async function offeredValues(list: Locator): Promise<(string | null)[]> {
  const values = await list
    .locator('option')
    .evaluateAll((all) => all.map((option) => option.getAttribute('value')));
  return values.filter((value) => value !== '');
}

/** The form shows and nothing is chosen in it. */
export async function expectEmptyForm(page: Page) {
  await expect(generateButton(page)).toBeVisible();
  for (const name of fields) {
    await expect(select(page, name)).toHaveValue('');
  }
}
