import type { Page } from '@playwright/test';
import type { PackIndex, PackList } from '#src/features/offline/logic/pack.ts';
import { localizedUrl } from '#src/site/localized-url.ts';
import { routes } from '#src/site/routes.ts';
import type { Language } from '#src/words/languages.ts';
import { expectNoOverflow } from './support/layout.ts';
import { type Network, test } from './support/network-between.ts';
import { objections } from './support/objections.ts';
import { languages } from './support/pages.ts';
import { expect } from './support/test.ts';
import { text } from './support/texts.ts';

const eyes = routes.eyeCare;
const word = (key: string, values = {}, language: Language = 'en') =>
  text(language, `offline.tool.${key}`, values);
const card = (page: Page, language: Language) => page.locator(`[data-pack="${language}"]`);
const press = (page: Page, language: Language, key: string, own: Language = 'en') =>
  card(page, language)
    .getByRole('button', { name: word(key, {}, own), exact: true })
    .click();

/** Opens the page about days without network, with the worker at work. */
async function open(page: Page, language: Language = 'en') {
  await page.goto(localizedUrl(routes.offline, language));
  await isControlled(page);
  await expect(card(page, language).locator('[data-size]')).toContainText('38');
}

/** Waits until the worker has taken the page over. */
const isControlled = (page: Page) => page.waitForFunction(() => navigator.serviceWorker.controller !== null);

/** Saves a language to its end. */
async function save(page: Page, language: Language, own: Language = language) {
  await press(page, language, 'start', own);
  await expect(card(page, language).locator('[data-state]')).toHaveText(word('done', {}, own), {
    timeout: 60_000,
  });
}

const indexOf = async (network: Network): Promise<PackIndex> =>
  (await fetch(`${network.address}/packs.json`)).json();

test.beforeEach(({ watch }) => watch.allowError(/Failed to load resource|ERR_|net::/));

test('a visited page is read without network, says so, and another address gets the page that stands in for it', async ({
  page,
  network,
}) => {
  await page.goto(`/rw${eyes}`);
  await isControlled(page);
  await expect(page.locator('link[rel=manifest]')).toHaveAttribute('href', '/rw/manifest.webmanifest');
  await expect
    .poll(() => page.evaluate(async () => (await (await caches.open('pages')).keys()).length))
    .toBe(1);
  network.isDown = true;
  await page.reload();
  await expect(
    page.getByText(text('rw', 'offline.savedLine', { date: '' }).replace(/\s*\.$/, '')),
  ).toBeVisible();
  await page.goto(`/rw${routes.heart}?from=here`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('rw', 'offline.heading'));
  await expect(page.getByText(text('rw', 'offline.missing.text'))).toBeVisible();
  await expect(page.getByRole('heading', { name: text('rw', 'help.heading') })).toBeVisible();
  await expect(page.locator('[data-visited] a')).toHaveAttribute('href', `/rw${eyes}`);
  network.isDown = false;
  await page.getByRole('button', { name: text('rw', 'offline.missing.again') }).click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(text('rw', 'offline.heading'));
});

test('a saved language works without network: pages, search, tools and the figures of a workout', async ({
  page,
  network,
}) => {
  await open(page, 'fr');
  await save(page, 'fr');
  await page.goto('/fr');
  network.isDown = true;
  network.asked.length = 0;
  await page.goto(`/fr${routes.search}?q=squat`);
  await expect(page.locator('[data-results] a').first()).toBeVisible();
  await page.goto(`/fr${routes.water}`);
  await page.getByRole('textbox').first().fill('70');
  await page.getByRole('main').locator('form button[type=submit]').click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/fr/build-body-men/cardio/hiit');
  const figures = page.locator('main img[src*="/figures/"]').filter({ visible: true });
  await figures.first().scrollIntoViewIfNeeded();
  await expect
    .poll(() => figures.first().evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
    .toBeGreaterThan(0);
  await page.goto(`/fr${routes.exercises}/squat`);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(text('fr', 'offline.heading'));
  expect(network.asked).toEqual([]);
});

test('a download that breaks off leaves what has come, says so, and goes on where it was', async ({
  page,
  network,
}) => {
  await open(page);
  const index = await indexOf(network);
  const list: PackList = await (await fetch(`${network.address}${index.en?.list}`)).json();
  const [, , third] = list.parcels;
  network.breaksOff = (path) => path === third?.address;
  await press(page, 'en', 'start');
  await expect(card(page, 'en').locator('[data-state]')).toHaveText(word('broken'));
  network.breaksOff = () => false;
  network.asked.length = 0;
  await page.reload();
  await expect(card(page, 'en').locator('[data-state]')).toContainText(/are left to download/);
  await press(page, 'en', 'goOn');
  await expect(card(page, 'en').locator('[data-state]')).toHaveText(word('done'), { timeout: 60_000 });
  expect(network.asked).toContain(third?.address);
  expect(network.asked).not.toContain(list.parcels[0]?.address);
});

test('a newer edition fetches the one page that has changed, and nothing else', async ({ page, network }) => {
  await open(page);
  await save(page, 'en');
  const index = await indexOf(network);
  const { list = '' } = index.en ?? {};
  const parcels: PackList = await (await fetch(`${network.address}${list}`)).json();
  const changed = JSON.stringify(parcels).replace(new RegExp(`(\\["${eyes}",")[^"]+`), '$1newer-1');
  network.edition.set('/assets/packs/newer.json', changed);
  network.edition.set(
    '/packs.json',
    JSON.stringify({ ...index, en: { ...index.en, list: '/assets/packs/newer.json' } }),
  );
  await page.reload();
  await expect(card(page, 'en').locator('[data-state]')).toContainText(/Some pages have changed.*\d KB\.$/);
  network.asked.length = 0;
  await press(page, 'en', 'update');
  await expect(card(page, 'en').locator('[data-state]')).toHaveText(word('done'));
  expect(network.asked.sort()).toEqual(
    [...new Set(['/assets/packs/newer.json', '/packs.json', eyes])].sort(),
  );
});

test('a phone without room is told so, before a download where it can be known, and keeps what has come', async ({
  page,
  network,
}) => {
  await open(page);
  const state = card(page, 'en').locator('[data-state]');
  await page.evaluate(() => {
    navigator.storage.estimate = () => Promise.resolve({ quota: 5e6, usage: 1e6 });
  });
  network.asked.length = 0;
  await press(page, 'en', 'start');
  await expect(state).toHaveText(word('full'));
  expect(network.asked.filter((path) => path.startsWith('/assets/packs/'))).toHaveLength(1);
  // A browser that promises more than it has.
  await page.evaluate(() => {
    navigator.storage.estimate = () => Promise.resolve({ quota: 1e9, usage: 0 });
    const { put } = IDBObjectStore.prototype;
    let room = 300;
    IDBObjectStore.prototype.put = function (...values) {
      room -= 1;
      if (room < 0) throw new DOMException('No room.', 'QuotaExceededError');
      return put.apply(this, values);
    };
  });
  await press(page, 'en', 'start');
  await expect(state).toHaveText(word('full'), { timeout: 30_000 });
  await page.reload();
  await expect(state).toContainText(/^A part is saved/);
  await press(page, 'en', 'goOn');
  await expect(state).toHaveText(word('done'), { timeout: 60_000 });
  await card(page, 'en')
    .getByRole('button', { name: text('en', 'offline.languages.remove') })
    .click();
  await expect(state).toHaveText(word('removed'));
  await press(page, 'en', 'undo');
  await expect(state).toContainText(/^Saved on/);
});

test('a tool that is open works on when the site has another edition, and keeps its worker', async ({
  page,
  network,
}) => {
  await page.goto(routes.reminders);
  await isControlled(page);
  await expect
    .poll(() =>
      page.evaluate(async () => (await (await caches.open('assets')).keys()).map(({ url }) => url).join()),
    )
    .toContain('ReminderDialog');
  const script = await (await fetch(`${network.address}/service-worker.js`)).text();
  network.edition.set('/service-worker.js', `${script};`);
  network.isGone = (path) => path.endsWith('.js') && path.startsWith('/assets/');
  const isWaiting = await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
    const newer = registration.installing ?? registration.waiting;
    await new Promise<void>((resolve) => {
      const look = () => registration.waiting && resolve();
      newer?.addEventListener('statechange', look);
      look();
    });
    return registration.active === navigator.serviceWorker.controller;
  });
  expect(isWaiting).toBe(true);
  await page.getByRole('button', { name: text('en', 'reminders.tool.starts.names.water') }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('everything is erased after a question: saved pages, worker and settings', async ({ page }) => {
  await open(page);
  await page.evaluate(() => localStorage.setItem('buzima.language', 'en'));
  await page.getByRole('button', { name: text('en', 'about.privacy.erase') }).click();
  await expect(page.getByRole('button', { name: text('en', 'about.privacy.eraseCancel') })).toBeFocused();
  await page.getByRole('button', { name: text('en', 'about.privacy.eraseConfirm') }).click();
  await expect(page.getByText(text('en', 'about.privacy.erased'))).toBeVisible();
  const left = await page.evaluate(async () => ({
    caches: await caches.keys(),
    workers: (await navigator.serviceWorker.getRegistrations()).length,
    items: localStorage.length,
  }));
  expect(left).toEqual({ caches: [], workers: 0, items: 0 });
});

test('axe has nothing against the page, and it fits a small phone in every language', async ({ page }) => {
  test.slow();
  await page.setViewportSize({ width: 320, height: 800 });
  for (const language of languages) {
    await open(page, language);
    await expectNoOverflow(page, language);
  }
  expect(await objections(page)).toEqual([]);
  // What can be done with the phone stands in the half of a wide screen that what lies on it leaves free.
  await page.setViewportSize({ width: 1280, height: 800 });
  const install = await page.locator('[data-install-section]').boundingBox();
  expect(install?.x).toBeGreaterThanOrEqual(640);
});
