import type { Page } from '@playwright/test';
import type { RecipeFile } from '#src/features/meals/logic/dish-file.ts';
import { testDishes } from '#src/features/meals/logic/dishes.testing.ts';
import { localizedUrl } from '#src/site/localized-url.ts';
import { routes } from '#src/site/routes.ts';
import { entriesWritten } from './support/entries.ts';
import { expectNoOverflow } from './support/layout.ts';
import { objections } from './support/objections.ts';
import { languages } from './support/pages.ts';
import { printedSheets } from './support/print.ts';
import { expect, test } from './support/test.ts';
import { text } from './support/texts.ts';

type Language = (typeof languages)[number];

const words = (key: string, values: Readonly<Record<string, string>> = {}, language: Language = 'en') =>
  text(language, `meals.tool.${key}`, values);
const button = (page: Page, key: string, language: Language = 'en') =>
  page.getByRole('button', { name: words(key, {}, language), exact: true });
const menu = (page: Page) => page.locator('[data-week-menu]');
const dishes = (page: Page) => menu(page).locator('ol li li');
const dialog = (page: Page) => page.getByRole('dialog');

const recipes: RecipeFile = {
  recipes: Object.fromEntries(
    Object.entries(testDishes.dishes).map(([id, dish]) => [
      id,
      {
        serves: 4,
        ingredients: Object.entries(dish.foods).map(([food, grams]) => ({ food, grams: grams * 4 })),
        steps: [`Cook ${dish.name}.`],
      },
    ]),
  ),
  measures: {},
};

/** Opens the page with dishes that stay the same, whatever the site's own are. */
async function open(page: Page, search = '', language: Language = 'en') {
  await page.route('**/dishes.json', (route) => route.fulfill({ json: testDishes }));
  await page.route('**/recipes.json', (route) => route.fulfill({ json: recipes }));
  await page.goto(localizedUrl(routes.meals, language) + search, { waitUntil: 'networkidle' });
  await button(page, 'gate.no', language).click();
}

async function make(page: Page, language: Language = 'en') {
  await button(page, 'menu.make', language).click();
  await expect(page.locator('[data-shopping]')).toBeVisible({ timeout: 60_000 });
}

test('the page makes no menu for those whom it does not suit, and says who helps', async ({ page }) => {
  await page.goto(localizedUrl(routes.meals, 'en'), { waitUntil: 'networkidle' });
  await expect(page.getByText(words('gate.items.medicine.warfarin'))).toBeVisible();
  await button(page, 'gate.yes').click();
  await expect(page.getByText(words('gate.refused'))).toBeFocused();
  await expect(button(page, 'menu.make')).toHaveCount(0);
  await expect(page.getByText(words('gate.why.potassium'))).toBeVisible();
  await expect(page.getByRole('link', { name: words('gate.diabetes') })).toBeVisible();
  await button(page, 'gate.others').click();
  await expect(button(page, 'menu.make')).toBeVisible();
  await page.getByLabel(words('wishes.ramadan')).check();
  await expect(page.getByText(/do not fast with diabetes/)).toBeVisible();
  // With a fast the question comes once more, where the menu was.
  await expect(page.getByText(words('gate.due'))).toBeVisible();
  await expect(button(page, 'menu.make')).toBeHidden();
  await button(page, 'gate.no').click();
  await expect(button(page, 'menu.make')).toBeVisible();
});

test('a menu keeps the wishes, says so, and outlives a reload with what was ticked', async ({ page }) => {
  await open(page);
  await page.getByLabel(words('wishes.avoidances.meat'), { exact: true }).check();
  await page.getByLabel(words('wishes.days')).selectOption('2');
  await make(page);
  await expect(menu(page).getByText(words('unmet.none'))).toBeVisible();
  await expect(menu(page).locator('ol > li')).toHaveCount(2);
  await expect(menu(page)).not.toContainText(/beef|goat|pork|chicken|pilau/);
  const first = page.locator('[data-shopping] input').first();
  await first.check();
  const before = await dishes(page).allTextContents();
  await entriesWritten(page);
  await page.reload({ waitUntil: 'networkidle' });
  await expect(first).toBeChecked();
  expect(await dishes(page).allTextContents()).toEqual(before);
});

test('a worker makes the menu and finds other dishes, also where the network is gone', async ({
  page,
  context,
}) => {
  const workers: string[] = [];
  const lines: string[] = [];
  page.on('worker', (worker) => workers.push(worker.url()));
  page.on('request', (request) => lines.push(new URL(request.url()).pathname));
  // The dishes of the site itself: nothing of this test stands between the page and the server.
  await page.goto(localizedUrl(routes.meals, 'en'), { waitUntil: 'networkidle' });
  await button(page, 'gate.no').click();
  await page.getByLabel(words('wishes.days')).selectOption('1');
  await make(page);
  expect(workers).toEqual([expect.stringContaining('planner-worker')]);
  // The page itself loads what makes menus only where there is no worker.
  expect(lines.filter((path) => /\/calls\.[^/]+\.js$/.test(path))).toEqual([]);
  await page.waitForLoadState('networkidle');

  await context.setOffline(true);
  const first = dishes(page).first();
  const before = await first.locator('p').first().textContent();
  await first.getByRole('button', { name: words('menu.swap') }).click();
  await dialog(page).locator('ol button').first().click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(first.locator('p').first()).not.toHaveText(before ?? '');
  await button(page, 'menu.another').click();
  await expect(page.getByText(words('menu.ready'))).toBeVisible({ timeout: 60_000 });
  await expect(page.getByRole('alert').filter({ hasText: words('menu.failed') })).toHaveCount(0);
});

test('a dish is swapped, taken back, locked, and stays in another menu; its recipe opens', async ({
  page,
}) => {
  await open(page);
  await page.getByLabel(words('wishes.days')).selectOption('1');
  await make(page);
  const first = dishes(page).first();
  const name = await first.locator('p').first().textContent();
  await first.getByRole('button', { name: words('menu.swap') }).click();
  const choice = dialog(page).locator('ol button').first();
  const other = (await choice.locator('strong').textContent()) ?? '';
  await choice.click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(first).toContainText(other);
  await button(page, 'menu.undo').click();
  await expect(first).toContainText(name ?? '');
  await first.getByRole('button', { name: words('menu.lock'), exact: true }).click();
  await button(page, 'menu.another').click();
  await expect(page.getByText(words('menu.ready'))).toBeVisible({ timeout: 60_000 });
  await expect(first).toContainText(`${name}`.replace(words('menu.locked'), ''));
  await first.getByRole('button', { name: words('menu.recipe') }).click();
  await expect(dialog(page)).toContainText(/Cook .+\./);
});

test('the protein calculator leads here with its result, which is then the goal', async ({ page }) => {
  await open(page, '?protein=56.00');
  await expect(page).toHaveURL(localizedUrl(routes.meals, 'en'));
  await expect(page.getByText(words('who.proteinGoal', { value: '56' }))).toBeVisible();
  await expect(page.locator('[data-who]')).toContainText(
    words('who.need', { energy: '1,998', protein: '56' }),
  );
});

test('too little energy is not planned, and a wish that cannot be met is named', async ({ page }) => {
  await open(page);
  await page.getByLabel(words('who.kind')).selectOption('typed');
  await page.getByLabel(words('who.energy')).fill('1100');
  await page.getByLabel(words('who.protein')).fill('60');
  await expect(page.getByText(words('who.errors.lowEnergy'))).toBeVisible();
  await expect(button(page, 'menu.make')).toBeDisabled();
  await page.getByLabel(words('who.energy')).fill('2000');
  await page.getByLabel(words('who.protein')).fill('290');
  await page.getByLabel(words('wishes.days')).selectOption('1');
  await make(page);
  await expect(page.locator('[data-unmet]')).toContainText(words('measures.protein'));
});

test('a menu is saved, deleted, brought back and used again', async ({ page }) => {
  await open(page);
  await page.getByLabel(words('wishes.days')).selectOption('1');
  await make(page);
  await button(page, 'saved.save').click();
  const saved = page.locator('[data-saved]');
  await saved.getByRole('button', { name: words('saved.remove') }).click();
  await expect(saved).toContainText(words('saved.removed'));
  await saved.getByRole('button', { name: words('menu.undo') }).click();
  await saved.getByRole('button', { name: words('saved.open') }).click();
  await expect(page.getByText(words('saved.opened'))).toBeVisible();
});

test('axe has nothing against the page, and a week with its list prints on two sheets', async ({ page }) => {
  await open(page);
  expect(await objections(page)).toEqual([]);
  await make(page);
  expect(await objections(page)).toEqual([]);
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('[data-menu-for]')).toContainText('For 1 person · 7 days');
  await expect(page.locator('[data-shopping]')).toContainText('For 1 person · 7 days');
  await expect(page.getByText(words('note.suits'))).toBeVisible();
  await page.emulateMedia({});
  expect(await printedSheets(page)).toBeLessThanOrEqual(2);
});

test('nothing is wider than a small phone in any language', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const language of languages) {
    await page.goto(localizedUrl(routes.meals, language), { waitUntil: 'networkidle' });
    if (language === 'en') {
      await open(page);
      await page.getByLabel(words('wishes.days')).selectOption('1');
    }
    await make(page, language);
    await expectNoOverflow(page, language);
  }
});
