import { localizedUrl } from '#src/site/localized-url.ts';
import { routes } from '#src/site/routes.ts';
import { partOfTheDay } from '#tests/support/sample.ts';
import { openContact, sendButton } from './support/contact.ts';
import { layoutRules, objections, objectionsInBothSchemes } from './support/objections.ts';
import { languages } from './support/pages.ts';
import { expect, test } from './support/test.ts';

test('axe has no objection to the open menus', async ({ page }) => {
  await page.goto(routes.bmi);
  for (const menu of ['weigh', 'language']) {
    await page.locator(`details[data-menu="${menu}"] summary`).click();
    expect.soft(await objectionsInBothSchemes(page, 'with header and footer'), menu).toEqual([]);
  }
  await page.setViewportSize({ width: 360, height: 740 });
  await page.locator('details[data-menu="main"] > summary').click();
  expect(await objectionsInBothSchemes(page, 'with header and footer'), 'the main menu of a phone').toEqual(
    [],
  );
});

test('axe objects to what is wrong, in the dark to colours, and by single rules', async ({ page }) => {
  await page.goto(routes.bmi);
  await page.locator('main').evaluate((main) => {
    main.insertAdjacentHTML(
      'afterbegin',
      '<div id="planted"><img src="/favicon.svg"><p>Pale words</p><button>a</button><button>b</button></div>',
    );
    const style = new CSSStyleSheet();
    style.replaceSync(`
      #planted p { color: light-dark(black, #333); background: light-dark(white, black); }
      #planted button { all: unset; font-size: 8px; line-height: 8px; }`);
    document.adoptedStyleSheets.push(style);
  });
  const found = await objectionsInBothSchemes(page);
  expect(found).toContainEqual(expect.stringMatching(/^image-alt: \S*img.*: Fix any/s));
  expect(found).toContainEqual(expect.stringMatching(/^in dark colours: color-contrast: .*> p/));
  expect(found).not.toContainEqual(expect.stringMatching(/^color-contrast: .*> p/));
  expect(await objections(page, layoutRules)).toContainEqual(expect.stringMatching(/^target-size: /));
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

const others = languages.filter((code) => code !== 'en');

for (const language of partOfTheDay(others, others.length)) {
  test.describe(`a browser in ${language}`, () => {
    test.use({ locale: language });

    test('axe has no objection to the offer of another language', async ({ page }) => {
      await page.goto(localizedUrl(routes.home, 'en'));
      await expect(page.locator(`[data-offer-language="${language}"]`)).toBeVisible();
      expect(await objections(page, undefined, 'with header and footer')).toEqual([]);
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
