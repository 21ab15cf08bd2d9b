import type { Page } from '@playwright/test';
import { localizedUrl } from '#src/site/localized-url.ts';
import { routes } from '#src/site/routes.ts';
import { objections } from './support/objections.ts';
import { languages } from './support/pages.ts';
import { expect, test } from './support/test.ts';
import { text } from './support/texts.ts';

const answers = (page: Page) => page.locator('[data-answers] [data-answer]');
const field = (page: Page) => page.getByRole('textbox', { name: text('en', 'ask.label') });
const ask = async (page: Page, question: string) => {
  await field(page).fill(question);
  await page.keyboard.press('Enter');
};

test('a question by keyboard is answered word for word with links, and Back returns to the one before', async ({
  page,
}) => {
  await page.goto(routes.ask);
  await ask(page, 'My gums bleed when I brush');
  const first = answers(page).first();
  await expect(first).toHaveAttribute('data-answer', `${routes.dentalCare}#gums`);
  await expect(page.getByRole('status')).toContainText('My gums bleed when I brush');
  const quoted = await first.locator('blockquote p, blockquote li').allTextContents();
  const source = await (await page.request.get(routes.dentalCare)).text();
  for (const sentence of quoted) expect(source).toContain(sentence);
  expect(await objections(page)).toEqual([]);
  await ask(page, 'What is the price of maize?');
  await expect(page.getByRole('status')).toContainText('no page on');
  await expect(answers(page)).toHaveCount(0);
  await page.goBack();
  await expect(answers(page).first()).toHaveAttribute('data-answer', `${routes.dentalCare}#gums`);
  await expect(field(page)).toHaveValue('My gums bleed when I brush');
});

test('words of danger bring help first, with the page that says what to do', async ({ page }) => {
  await page.goto(`${routes.ask}?q=My+father+has+chest+pain`);
  const help = page.locator('[data-danger-help]');
  await expect(help.locator('a[data-dangers]')).toHaveAttribute('href', routes.heart);
  await expect(help.locator('[data-help]')).toBeHidden();
  const number = help.locator('[data-ask-numbers] a').first();
  // The clock stands in Kigali.
  await expect(number).toHaveAttribute('href', 'tel:912');
  await help.locator('details > summary').first().click();
  await help.getByRole('combobox').selectOption('KE');
  await expect(number).toHaveAttribute('href', 'tel:999');
  await help.getByRole('combobox').selectOption('RW');
  await ask(page, 'I want to die');
  await expect(help.locator('a[data-dangers]')).toHaveAttribute('href', routes.crisis);
  await ask(page, 'My husband beats me');
  await expect(number).toHaveAttribute('href', 'tel:3512');
  await expect(number).toBeVisible();
  await expect(answers(page).first()).toHaveAttribute('data-answer', /#birth-and-violence$/);
  await ask(page, 'A snake bit me');
  await expect(help.locator('a[data-dangers]')).toHaveAttribute('href', /#emergency-help$/);
  await expect(answers(page)).toHaveCount(0);
  await ask(page, 'How many minutes should I brush my teeth?');
  await expect(help).toBeHidden();
});

test('from a guide the question goes on, and pages that do not come are told', async ({ page, watch }) => {
  await page.goto(routes.heart);
  await page.getByLabel(text('en', 'ask.box')).fill('What do the numbers mean?');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/ask\?q=What\+do\+the\+numbers\+mean%3F$/);
  await expect(answers(page).first()).toHaveAttribute('data-answer', new RegExp(`^${routes.heart}#`));
  watch.allowError(/Failed to load resource/);
  await page.route('**/tips/**', (route) => route.abort());
  await ask(page, 'How much protein do I need to gain weight?');
  await expect(page.getByRole('status')).toHaveText(text('en', 'ask.answers.failed'));
});

for (const language of languages) {
  test(`answers and those that are kept fit into 320 pixels (${language})`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(localizedUrl(routes.ask, language));
    await page.locator('[data-ask-examples] a').nth(1).click();
    await expect(answers(page).first()).toBeVisible();
    await page.getByRole('button', { name: text(language, 'ask.answers.keep') }).click();
    await page.locator('[data-kept] summary').click();
    await expect(page.locator('[data-kept] article li').first()).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });
}
