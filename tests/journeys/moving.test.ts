import type { Page } from '@playwright/test';
import { routes } from '#src/site/routes.ts';
import { expect, test } from './support/test.ts';

test.use({ reducedMotion: 'no-preference' });

const page = routes.home;
const next = routes.getTips;

/** Presses on a link without letting go, as a finger does for a tenth of a second. */
async function pressOn(where: Page, href: string): Promise<void> {
  await where.locator(`main a[href^="${href}"]`).filter({ visible: true }).first().hover();
  await where.mouse.down();
}

/** How the open page came, as the browser itself says. */
function arrival(where: Page): Promise<string> {
  return where.evaluate(() => {
    const [entry] = performance.getEntriesByType('navigation');
    return entry !== undefined && 'deliveryType' in entry ? String(entry.deliveryType) : 'unknown';
  });
}

/** The addresses that are asked for before anybody has asked for them, from now on. */
function fetchedBeforehand(where: Page): string[] {
  const paths: string[] = [];
  where.on('request', (request) => {
    if (request.headers()['sec-purpose'] !== undefined) paths.push(new URL(request.url()).pathname);
  });
  return paths;
}

test('a page is fetched while a reader presses on its link, and no link to an account is', async ({
  page: tab,
}) => {
  const fetched = fetchedBeforehand(tab);
  await tab.goto(page, { waitUntil: 'networkidle' });
  await pressOn(tab, routes.premium);
  // Let go elsewhere, so that nothing opens.
  await tab.mouse.move(0, 0);
  await tab.mouse.up();
  await pressOn(tab, next);
  await expect.poll(() => fetched).toEqual([next]);
  await tab.mouse.up();
  await expect(tab).toHaveURL(next);
  expect(await arrival(tab)).toBe('navigational-prefetch');
});

test('nothing is fetched before it is asked for where a reader saves data', async ({ page: tab }) => {
  const browser = await tab.context().newCDPSession(tab);
  await browser.send('Emulation.setDataSaverOverride', { dataSaverEnabled: true });
  const fetched = fetchedBeforehand(tab);
  await tab.goto(page, { waitUntil: 'networkidle' });
  await pressOn(tab, next);
  await tab.mouse.up();
  await expect(tab).toHaveURL(next);
  expect(await arrival(tab)).toBe('');
  expect(fetched).toEqual([]);
});

/** For how long each page that opens from now on fades in, in milliseconds; nothing where it stands there at once. */
async function fades(tab: Page): Promise<number[]> {
  const all: number[] = [];
  await tab.exposeFunction('told', (milliseconds: number) => all.push(milliseconds));
  await tab.addInitScript(() => {
    addEventListener('pagereveal', ({ viewTransition }) => {
      viewTransition?.ready.then(() => {
        const times = document
          .getAnimations()
          .map(({ effect }) => Number(effect?.getComputedTiming().endTime));
        Object(window).told(Math.max(...times));
      });
    });
  });
  return all;
}

test('the next page fades in, so shortly that nobody waits for it', async ({ page: tab }) => {
  const all = await fades(tab);
  await tab.goto(page);
  await tab.locator(`main a[href="${next}"]`).first().click();
  await expect(tab).toHaveURL(next);
  await expect.poll(() => all).toHaveLength(1);
  expect(all[0]).toBeLessThanOrEqual(150);
});

test.describe('for a reader who wants no motion', () => {
  test.use({ reducedMotion: 'reduce' });

  test('the next page stands there at once', async ({ page: tab }) => {
    const all = await fades(tab);
    await tab.goto(page);
    await tab.locator(`main a[href="${next}"]`).first().click();
    await expect(tab.locator('h1')).toBeVisible();
    await expect(tab).toHaveURL(next);
    // What would fade would have begun to before the page was painted.
    await tab.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
    expect(all).toEqual([]);
  });
});
