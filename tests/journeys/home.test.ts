import { routes, tipRoutes } from '#src/site/routes.ts';
import { expect, test } from './support/test.ts';
import { text } from './support/texts.ts';

test('weight and height on the home page open the calculator with the result, and no server sees them', async ({
  page,
  watch,
}) => {
  await page.goto(routes.home);
  await page.getByLabel(text('en', 'pages.home.bmi.weight')).fill('70');
  await page.getByLabel(text('en', 'pages.home.bmi.height')).fill('175');
  await page.getByRole('button', { name: text('en', 'calculators.form.calculate') }).click();
  await expect(page.getByRole('dialog')).toContainText('22.86');
  expect(watch.requests.filter((request) => request.includes('height=175'))).toEqual([]);
});

test('what the calculator cannot take, typed on the home page, is said by the calculator', async ({
  page,
}) => {
  await page.goto(routes.home);
  const line = page.locator('[data-bmi-line]');
  await line.getByRole('button').click();
  await expect(line.locator('input').first()).toBeFocused();
  await expect(page).toHaveURL(routes.home);
  await page.getByLabel(text('en', 'pages.home.bmi.weight')).fill('seventy');
  await page.getByLabel(text('en', 'pages.home.bmi.height')).fill('175');
  await line.getByRole('button').click();
  await expect(page.locator('[data-error-key]')).toHaveAttribute(
    'data-error-key',
    'calculators.bmi.error.invalidWeight',
  );
});

test('three exercises move on the home page, can be stopped, and lead on', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto(routes.home);
  const figures = page.getByRole('main').locator('[data-moving]');
  await expect(figures).toHaveCount(3);
  await page.getByRole('heading', { name: text('en', 'pages.home.move.heading') }).scrollIntoViewIfNeeded();
  await expect(figures.first()).toHaveAttribute('src', /\/assets\/figures\//);
  await page.getByRole('button', { name: text('en', 'exercises.motion.pause') }).click();
  await expect(page.getByRole('button', { name: text('en', 'exercises.motion.play') })).toBeVisible();
  await figures.first().click();
  await expect(page).toHaveURL(/\/exercises\/sit-to-stand$/);
});

test('every guide that the home page shows is whole', async ({ page }) => {
  await page.goto(routes.home);
  const guides = page.getByRole('main').locator('a[href^="/tips/"]:not([href*="crisis"])');
  const addresses = await guides.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  expect(addresses).toHaveLength(3);
  for (const address of addresses) {
    await page.goto(address);
    expect(await page.getByRole('main').locator('h2').count(), address).toBeGreaterThan(4);
  }
});

test('Join Us opens the sign-up, Try Now the plan, Explore Tips the directory', async ({ page }) => {
  for (const [key, target] of [
    ['pages.home.joinUs', `${routes.premium}#signup`],
    ['pages.home.tryNow', routes.workout],
    ['pages.home.exploreTips', routes.getTips],
  ] as const) {
    await page.goto(routes.home);
    await page
      .getByRole('main')
      .getByRole('link', { name: text('en', key), exact: true })
      .first()
      .click();
    await expect(page).toHaveURL(target);
  }
});

test('the tips directory shows twelve cards in the order of the specification, each with its way on', async ({
  page,
}) => {
  await page.goto(routes.getTips);
  const links = page.getByRole('main').getByRole('link');
  expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(
    tipRoutes.map((name) => routes[name]),
  );
  await expect(page.getByRole('main').locator('img')).toHaveCount(12);
});

test('one button on the about page forgets all that the device keeps', async ({ page }) => {
  await page.goto(routes.about);
  await page.evaluate(() => {
    localStorage.setItem('buzima.language', 'en');
    sessionStorage.setItem('buzima.account-draft', '{}');
  });
  await page.getByRole('button', { name: text('en', 'about.privacy.erase'), exact: true }).click();
  await page.getByRole('button', { name: text('en', 'about.privacy.eraseConfirm') }).click();
  await expect(page.getByText(text('en', 'about.privacy.erased'))).toBeVisible();
  expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
});
