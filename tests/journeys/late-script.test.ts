import { localizedUrl } from '#src/site/localized-url.ts';
import { routes } from '#src/site/routes.ts';
import { someLanguages } from './support/pages.ts';
import { expect, test } from './support/test.ts';
import { text } from './support/texts.ts';

test.use({ reducedMotion: 'no-preference' });

const pagesWithForms = [routes.bmi, routes.contact, routes.workout, routes.premium] as const;

for (const language of someLanguages) {
  test(`a form whose script never comes says so after a while (${language})`, async ({ page, watch }) => {
    watch.allowError(/Failed to load resource|ERR_FAILED|Error hydrating|dynamically imported module/);
    await page.route('**/assets/*.js', (route) => route.abort());
    for (const path of pagesWithForms) {
      await page.goto(localizedUrl(path, language));
      const notice = page.getByText(text(language, 'page.notLoaded'));
      await expect(notice).toBeHidden();
      await page.evaluate(() => {
        for (const animation of document.getAnimations()) animation.finish();
      });
      await expect(notice).toBeVisible();
    }
  });
}

test('a form that works says nothing of the kind', async ({ page }) => {
  await page.goto(routes.bmi);
  await expect(page.getByRole('button', { name: text('en', 'calculators.form.calculate') })).toBeEnabled();
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.finish();
  });
  await expect(page.getByText(text('en', 'page.notLoaded'))).toBeHidden();
});

test('a form whose script never comes keeps its answers, and out of the address', async ({ page, watch }) => {
  watch.allowError(/Failed to load resource|ERR_FAILED/);
  await page.route('**/assets/scripts/*', (route) => route.abort());
  for (const [path, hook] of [
    [routes.moodCheck, 'data-points-form'],
    [routes.breathing, 'data-breath-form'],
  ] as const) {
    await page.goto(path);
    const answer = page.locator(`[${hook}] [type=radio]`).last();
    await answer.check();
    await page.locator(`[${hook}] [type=submit]`).click();
    await expect(page).toHaveURL(path);
    await expect(answer).toBeChecked();
  }
  await page.goto(routes.safetyPlan);
  const name = page.locator('[data-safety-plan] [name=name1]');
  await name.fill('Chantal');
  await name.press('Enter');
  await expect(page).toHaveURL(routes.safetyPlan);
  await expect(name).toHaveValue('Chantal');
});
