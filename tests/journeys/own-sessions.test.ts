import { localizedUrl } from '#src/site/localized-url.ts';
import { routes } from '#src/site/routes.ts';
import { languageFacts } from '#src/words/languages.ts';
import { entriesWritten } from './support/entries.ts';
import { objections } from './support/objections.ts';
import { button, called, names, openSessions, takeLegs, tool } from './support/own-sessions.ts';
import { languages } from './support/pages.ts';
import { expect, test } from './support/test.ts';
import { text } from './support/texts.ts';

test('a reload and a way out keep what is not saved, and another session asks first', async ({ page }) => {
  await takeLegs(page);
  await page.getByLabel(tool('builder.name')).fill('Legs and more');
  await button(page, called('builder.settings', 'Squat')).click();
  await button(page, called('builder.remove', 'Squat')).click();
  await expect(button(page, tool('undo'))).toBeFocused();
  await page.reload();
  await expect(page.getByLabel(tool('builder.name'))).toHaveValue('Legs and more');
  await expect(names(page, text('en', 'training.main'))).toHaveCount(3);
  await page.goBack();
  await expect(page.getByText(tool('draft.notSaved', { name: 'Legs and more' }))).toBeVisible();
  await button(page, tool('list.build')).click();
  const dialog = page.getByRole('dialog', { name: tool('draft.question') });
  await dialog.getByRole('button', { name: tool('draft.goOn') }).click();
  await expect(page.getByLabel(tool('builder.name'))).toHaveValue('Legs and more');
  await page.goBack();
  await button(page, tool('draft.discard')).click();
  await button(page, tool('undo')).click();
  await button(page, tool('list.build')).click();
  await dialog.getByRole('button', { name: tool('draft.replace') }).click();
  await expect(page.getByLabel(tool('builder.name'))).toHaveValue('');
  await page.goBack();
  await expect(page.getByText(tool('list.empty'))).toBeVisible();
});

test('a session is copied, deleted and brought back, and leads to the week', async ({ page }) => {
  await takeLegs(page);
  await button(page, tool('sum.save')).click();
  const name = tool('ready.legs');
  await expect(page.getByText(tool('list.saved', { name }))).toBeVisible();
  await button(page, called('list.copy', name)).click();
  const copy = tool('list.copyName', { name });
  await expect(page.getByRole('heading', { name: copy })).toBeVisible();
  await button(page, called('list.delete', name)).click();
  await expect(button(page, called('list.delete', name))).toHaveCount(0);
  await expect(button(page, tool('undo'))).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(button(page, called('list.change', name))).toBeFocused();
  const week = page.getByRole('link', { name: called('list.week', copy) });
  await expect(week).toHaveAttribute('href', /^\/premium\/training\?add=own&session=[\w-]+$/);
  await button(page, called('list.delete', copy)).click();
  await entriesWritten(page);
  await page.reload();
  await expect(page.getByRole('heading', { name: copy })).toHaveCount(0);
  await expect(page.getByRole('link', { name: called('list.start', name), exact: true })).toBeVisible();
});

test('an exercise that the library lost is said and can be removed, and files that do not come are asked for again', async ({
  page,
  watch,
}) => {
  watch.allowError(/Failed to load resource/);
  const session = {
    name: 'Old',
    blocks: [
      {
        part: 'main',
        rounds: 1,
        items: [
          { exercise: 'moon-walk', seconds: 30 },
          { exercise: 'squat', repetitions: 8 },
        ],
      },
    ],
  };
  await page.addInitScript(
    (draft) => localStorage.setItem('buzima.session-draft', draft),
    JSON.stringify({ session }),
  );
  await page.route('**/exercises.json', (route) => route.abort());
  await openSessions(page, '#build');
  await expect(page.getByText(tool('builder.failed'))).toBeVisible();
  await page.unroute('**/exercises.json');
  await button(page, tool('builder.retry')).click();
  await expect(page.getByText(tool('builder.lost'))).toBeVisible();
  await button(page, called('builder.settings', 'moon-walk')).click();
  await button(page, called('builder.remove', 'moon-walk')).click();
  await expect(page.getByText(tool('builder.lost'))).toHaveCount(0);
  await button(page, tool('sum.save')).click();
  await expect(page.getByRole('link', { name: called('list.start', 'Old') })).toBeVisible();
});

test('axe has nothing against the list, the builder, its errors and the list of exercises', async ({
  page,
}) => {
  await takeLegs(page);
  await button(page, called('builder.settings', 'Squat')).click();
  await page.getByLabel(tool('builder.name')).fill('');
  await button(page, tool('sum.save')).click();
  expect(await objections(page)).toEqual([]);
  await button(page, tool('builder.addTo', { part: text('en', 'training.main') })).click();
  expect(await objections(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByLabel(tool('builder.name')).fill('Mine');
  await button(page, tool('sum.save')).click();
  await button(page, called('list.copy', 'Mine')).click();
  expect(await objections(page)).toEqual([]);
});

for (const language of languages) {
  test.describe(() => {
    test.use({ locale: languageFacts(language).tag, viewport: { width: 320, height: 640 } });

    test(`on a small phone all of the builder in ${language} is in the window and large enough`, async ({
      page,
    }) => {
      await page.goto(localizedUrl(routes.trainingSessions, language), { waitUntil: 'networkidle' });
      const fits = async () => {
        const boxes = await page
          .locator('main, dialog')
          .locator('button:visible, input:visible, select:visible, a:visible')
          .evaluateAll((controls) =>
            controls.map((one) => ({ name: one.textContent, ...one.getBoundingClientRect().toJSON() })),
          );
        expect(boxes.length).toBeGreaterThan(3);
        expect(boxes.filter(({ left, right, height }) => left < 0 || right > 320 || height < 44)).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
      };
      await fits();
      const name = tool('ready.trunk', {}, language);
      const action = tool('ready.take', {}, language);
      await button(page, tool('actionOf', { action, name }, language)).click();
      await page.locator('[name^="settings-"]').first().click();
      await fits();
      await page.locator('[name="add-1"]').click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await fits();
      await page.getByRole('button', { name: tool('picker.done', {}, language) }).click();
      await button(page, tool('sum.save', {}, language)).click();
      await expect(page.getByText(tool('list.saved', { name }, language))).toBeVisible();
      await fits();
    });
  });
}
