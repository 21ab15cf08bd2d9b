import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { siteDirectory } from '#scripts/site-paths.ts';
import { localizedUrl } from '#src/site/localized-url.ts';
import { routes } from '#src/site/routes.ts';
import { languageFacts } from '#src/words/languages.ts';
import { doubleTextSize, expectNoOverflow } from './support/layout.ts';
import { languages, pages } from './support/pages.ts';
import { printedDepths } from './support/print.ts';
import { expect, test } from './support/test.ts';
import { text } from './support/texts.ts';

const heartCare = '/tips/body-care/heart-care';
const crisis = '/tips/mental-care/support/crisis';
/** Pages that are read in danger: the numbers to call come before everything else. */
const numbersFirst: readonly string[] = [crisis, '/tips/mental-care/support/emergency'];
const kinds = ['guide', 'topic', 'disorder', 'support'] as const;

/**
 * Of each kind and language the pages with most to read before their key points, since on them these begin lowest, and those
 * with the longest words in their headings.
 */
function longestHeads() {
  const articles = pages.filter(
    ({ kind, shared }) => (kinds as readonly string[]).includes(kind) && !numbersFirst.includes(shared),
  );
  const groups = Map.groupBy(articles, ({ kind, language }) => `${kind} ${language}`);
  const mostOf = (group: typeof articles, measure: (file: string) => number, count: number) =>
    group.toSorted((one, other) => measure(other.file) - measure(one.file)).slice(0, count);
  return [...groups.values()].flatMap((group) => [
    ...new Set([...mostOf(group, headLength, 2), ...mostOf(group, longestWord, 1)]),
  ]);
}

function longestWord(file: string): number {
  const html = readFileSync(join(siteDirectory, file), 'utf8');
  const heading = /<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1] ?? '';
  return Math.max(...heading.split(/[\s-]/).map((word) => word.length));
}

function headLength(file: string): number {
  const html = readFileSync(join(siteDirectory, file), 'utf8');
  const head = /<h1[\s\S]*?data-key-points/.exec(html)?.[0] ?? '';
  // What leads out of the page is fixed to the foot of the window.
  return head.replace(/<a[^>]*data-leave[\s\S]*?<\/a>|<[^>]*>/g, '').length;
}

for (const [language, articles] of Map.groupBy(longestHeads(), (article) => article.language)) {
  test.describe(() => {
    test.use({ locale: languageFacts(language).tag, viewport: { width: 360, height: 800 } });

    test(`on a phone the key points of each kind of article in ${language} begin on the first screen, and double text fits it`, async ({
      page,
    }) => {
      for (const { path } of articles) {
        await page.goto(path);
        const top = await page
          .locator('[data-key-points]')
          .evaluate((box) => box.getBoundingClientRect().top);
        expect.soft(top, path).toBeLessThanOrEqual(480);
        expect.soft(await page.locator('h1').evaluate(brokenWords), path).toEqual([]);
        await doubleTextSize(page);
        await expectNoOverflow(page, `${path} with text of double size`);
      }
    });
  });
}

/** The words of an element that go on in the next line. */
function brokenWords(element: Element): string[] {
  const text = element.firstChild;
  const words = [...(text?.textContent ?? '').matchAll(/[^\s-]+/g)];
  return words.flatMap(({ 0: word, index }) => {
    const range = document.createRange();
    if (text) {
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
    }
    return range.getClientRects().length > 1 ? [word] : [];
  });
}

test('the danger signs are one line that opens, and stand open where a page is read in danger', async ({
  page,
}) => {
  await page.goto('/tips/eye-care');
  const box = page.locator('[data-danger]');
  await expect(box.locator('ul').first()).toBeHidden();
  await box.locator('summary').click();
  await expect(box.locator('ul').last()).toBeVisible();
  for (const path of [heartCare, crisis]) {
    await page.goto(path);
    await expect(page.locator('[data-danger] ul').last()).toBeVisible();
  }
});

test('the choice between diet and workout stands before every section', async ({ page }) => {
  await page.goto(routes.reduceWeight);
  const first = page.locator('main [data-group-choice], main section:has(> h2)');
  await expect(first.nth(1)).toHaveAttribute('data-group-choice', /.*/);
});

test('the contents stand beside the text on a wide screen, folded on a phone, and mark where the reader is', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/tips/dental-care');
  const contents = page.locator('[data-contents]');
  const link = contents.getByRole('link').nth(3);
  await expect(link).toBeVisible();
  await link.click();
  await expect(page.locator((await link.getAttribute('href')) ?? '')).toBeInViewport();
  await expect(contents.locator('[aria-current]')).not.toHaveCount(0);
  await expect(contents).toBeInViewport();
  await page.setViewportSize({ width: 360, height: 800 });
  await expect(link).toBeHidden();
});

test('a link of the contents opens the part of the page that it leads into', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(routes.reduceWeight);
  await page.locator('[data-contents] a[href="#weekly-minutes"]').click();
  await expect(page.locator('#weekly-minutes')).toBeInViewport();
});

for (const language of languages) {
  test(`a device without a voice says so in ${language}, and reads nothing`, async ({ page }) => {
    await page.addInitScript(() => {
      const state = window as Window & { spoken?: number };
      state.spoken = 0;
      const synthesis = {
        getVoices: () => [{ lang: 'de-DE', localService: true, default: true }],
        speak: () => {
          state.spoken = 1;
        },
        cancel: () => undefined,
      };
      Object.defineProperty(window, 'speechSynthesis', { value: synthesis });
    });
    await page.goto(localizedUrl('/tips/eye-care', language));
    await page.locator('[data-listen]').click();
    await expect(page.locator('[data-page-actions] [role="status"]')).toHaveText(
      text(language, 'listen.noVoice'),
    );
    expect(await page.evaluate(() => (window as Window & { spoken?: number }).spoken)).toBe(0);
  });
}

/** How many sheets of paper a page may take, in letters of 9.5 points: what somebody reads to the end and carries along. */
const mostSheets = 3;

const printedKinds = [
  ...kinds,
  'catalogue',
  'mental-guide',
  'mental-category',
  'mental-subcategory',
  'support-guide',
];

for (const language of languages) {
  test(`the longest articles of every kind in ${language} print on few sheets, all full but the last, with danger signs and the site's name`, async ({
    page,
  }) => {
    const articles = pages.filter((one) => one.language === language && printedKinds.includes(one.kind));
    const byKind = Map.groupBy(articles, ({ kind }) => kind).values();
    const longest = [...byKind].flatMap((group) =>
      group.toSorted((one, other) => other.bytes - one.bytes).slice(0, 1),
    );
    for (const one of longest) {
      await page.goto(one.path);
      const depths = await printedDepths(page);
      expect.soft(depths.length, one.path).toBeLessThanOrEqual(mostSheets);
      const full = depths.slice(0, -1).flatMap(({ left, right }) => [left, right]);
      expect.soft(Math.min(...full, 1), `${one.path}: ${JSON.stringify(depths)}`).toBeGreaterThan(2 / 3);
      await page.emulateMedia({ media: 'print' });
      await expect(page.locator('[data-paper-head]')).toBeVisible();
      if (one.kind !== 'catalogue') await expect(page.locator('[data-danger] ul').last()).toBeVisible();
      await page.emulateMedia({ media: null });
    }
  });
}

test('lists of workouts and of conditions use the width of a desk, and keep the measure of their text', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  for (const path of ['/build-body-men/cardio', routes.mentalCare, '/tips/mental-care/common-disorders']) {
    await page.goto(path);
    const right = await page
      .locator('main li')
      .evaluateAll((items) => Math.max(...items.map((item) => item.getBoundingClientRect().right)));
    expect(right, path).toBeGreaterThan(1000);
    const widths = await page.locator('main p').evaluateAll((texts) => texts.map((text) => text.clientWidth));
    expect(Math.max(...widths), path).toBeLessThanOrEqual(720);
  }
});

test('who goes back is where they were', async ({ page }) => {
  await page.goto('/tips/eye-care');
  await page.locator('#see-worker').scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => scrollY);
  expect(place).toBeGreaterThan(500);
  await page.goto(routes.home);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
});
