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
