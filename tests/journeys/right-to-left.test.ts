import { localizedUrl } from '#src/site/localized-url.ts';
import { routes } from '#src/site/routes.ts';
import { longestPages, pagesOfTheDay, partOfTheDay } from '#tests/support/sample.ts';
import { field, fillIn } from './support/calculators.ts';
import { doubleTextSize, expectNoOverflow, expectToFit } from './support/layout.ts';
import { mirroredPages, pages } from './support/pages.ts';
import { expect, serverAddress, test } from './support/test.ts';

test.use({ baseURL: async ({ browserName: _ }, use) => use(serverAddress('TEST_MIRRORED_SITE_URL')) });

test('the mirrored site has the same pages as the English one', () => {
  const english = pages.filter(({ language }) => language === 'en');
  const paths = (of: typeof pages) => of.map(({ shared }) => shared).sort();
  expect(paths(mirroredPages.filter(({ kind }) => kind !== 'examples'))).toEqual(paths(english));
});

// The server sends the English page for addresses that it does not know of: mirrored English is not published.
const known = mirroredPages.filter(({ kind }) => kind !== '404');
// A page of each kind within two days: its layout has been looked at in four languages already.
const looked = [...new Set([...partOfTheDay(longestPages(known), 2), ...pagesOfTheDay(known, 6)])];
const pagesATest = 12;

for (let start = 0; start < looked.length; start += pagesATest) {
  const group = looked.slice(start, start + pagesATest);
  test(`pages ${start + 1} to ${start + group.length} of ${looked.length} run right to left and fit every width and double text`, async ({
    page,
  }) => {
    // Only a published site can be saved on a phone.
    await page.route('**/packs.json', (route) => route.fulfill({ json: {} }));
    for (const { path } of group) {
      await page.goto(path);
      await expect.soft(page.locator('html'), path).toHaveAttribute('dir', 'rtl');
      await expectToFit(page, path);
      await doubleTextSize(page);
      await expectNoOverflow(page, `${path} with text of double size`);
    }
  });
}

test('the header is mirrored: the logo stands right of the menu, the menu right of the language picker', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(localizedUrl(routes.home, 'ar-XB'));
  const logo = await page.locator('header a').first().boundingBox();
  const menu = await page.locator('header nav').first().boundingBox();
  const picker = await page.locator('details[data-menu="language"]').boundingBox();
  expect(logo?.x).toBeGreaterThanOrEqual((menu?.x ?? 0) + (menu?.width ?? 0));
  expect(menu?.x).toBeGreaterThanOrEqual((picker?.x ?? 0) + (picker?.width ?? 0));
});

test('the text of a page starts at the right', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(localizedUrl(routes.bmi, 'ar-XB'));
  expect(await page.locator('h1').evaluate((heading) => getComputedStyle(heading).textAlign)).toMatch(
    /start|right/,
  );
  const label = await page.locator('label[for]').first().boundingBox();
  const input = await field(page, 'weight').boundingBox();
  expect((label?.x ?? 0) + (label?.width ?? 0)).toBeGreaterThan((input?.x ?? 0) + (input?.width ?? 0) / 2);
});

for (const [name, fields, shown] of [
  ['bmi', { weight: '70', height: '175' }, '22.86'],
  ['idealWeight', { height: '175', gender: 'male' }, '70.5'],
  ['calories', { age: '30', height: '175', weight: '70', gender: 'male', activity: 'sedentary' }, '1,979'],
  ['protein', { weight: '70' }, '56.00'],
  ['water', { weight: '70' }, '2,450.00'],
] as const) {
  test(`the ${name} calculator works right to left, and its result fits every width`, async ({ page }) => {
    await page.goto(localizedUrl(routes[name], 'ar-XB'));
    await expect(page.locator('main button[type="submit"]')).toBeEnabled();
    await fillIn(page, fields);
    await page.locator('main button[type="submit"]').click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.locator('output')).toContainText(shown);
    await expectToFit(page);
    const close = await dialog.locator('button').first().boundingBox();
    const heading = await dialog.getByRole('heading').first().boundingBox();
    expect(close?.x).toBeLessThan(heading?.x ?? 0);
  });
}
