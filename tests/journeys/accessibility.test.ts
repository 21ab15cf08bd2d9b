import { localizedUrl } from '#src/site/localized-url.ts';
import { routes } from '#src/site/routes.ts';
import { calculate, calculatorCases, openCalculator } from './support/calculators.ts';
import { openContact, sendButton } from './support/contact.ts';
import { objections, objectionsInBothSchemes } from './support/objections.ts';
import { someLanguages } from './support/pages.ts';
import { expect, test } from './support/test.ts';

for (const { name, fields, refusals } of calculatorCases) {
  test(`axe has no objection to the result and the error of the ${name} calculator`, async ({ page }) => {
    await openCalculator(page, name);
    const dialog = await calculate(page, fields);
    await expect(dialog).toBeVisible();
    // A link that the end of the scrolled result cuts through would count as too small.
    await page.setViewportSize({ width: 1280, height: 1400 });
    expect.soft(await objectionsInBothSchemes(page), 'the result').toEqual([]);
    await page.keyboard.press('Escape');
    await calculate(page, refusals[0]?.[0] ?? {});
    await expect(dialog).toHaveAttribute('data-error-key');
    expect(await objectionsInBothSchemes(page), 'the error').toEqual([]);
  });
}

test('axe has no objection to the open menus', async ({ page }) => {
  await page.goto(routes.bmi);
  for (const menu of ['weigh', 'language']) {
    await page.locator(`details[data-menu="${menu}"] summary`).click();
    expect.soft(await objectionsInBothSchemes(page), menu).toEqual([]);
  }
  await page.setViewportSize({ width: 360, height: 740 });
  await page.locator('details[data-menu="main"] > summary').click();
  expect(await objectionsInBothSchemes(page), 'the main menu of a phone').toEqual([]);
});

test('axe has no objection to the errors of the contact form', async ({ page, context }) => {
  await openContact(page);
  await sendButton(page).click();
  await expect(page.locator('[aria-invalid]')).toHaveCount(3);
  expect.soft(await objectionsInBothSchemes(page), 'missing fields').toEqual([]);
  for (const name of ['from_name', 'message']) await page.locator(`[name="${name}"]`).fill('Amina');
  await page.locator('[name="from_email"]').fill('amina@example.org');
  await context.setOffline(true);
  await sendButton(page).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await context.setOffline(false);
  expect(await objectionsInBothSchemes(page), 'without a network').toEqual([]);
});

for (const language of someLanguages.filter((code) => code !== 'en')) {
  test.describe(`a browser in ${language}`, () => {
    test.use({ locale: language });

    test('axe has no objection to the offer of another language', async ({ page }) => {
      await page.goto(localizedUrl(routes.home, 'en'));
      await expect(page.locator(`[data-offer-language="${language}"]`)).toBeVisible();
      expect(await objections(page)).toEqual([]);
    });
  });
}

test.describe('in forced colours', () => {
  test.use({ contextOptions: { forcedColors: 'active' } });

  test('a button has a border, and the pressed one of a group another ground', async ({ page }) => {
    await page.goto(routes.premium);
    const submit = page.locator('main form button[type="submit"]');
    await expect(submit).toHaveCSS('border-top-style', 'solid');
    const grounds = await page
      .locator('main [aria-pressed]')
      .evaluateAll((buttons) => buttons.map((button) => getComputedStyle(button).backgroundColor));
    expect(grounds[0]).not.toBe(grounds[1]);
    expect(grounds[1]).toBe(grounds[2]);
  });
});
