import { expect, type Page } from '@playwright/test';

export const widths = [320, 360, 768, 1280] as const;

/** The elements that reach beyond the left or right edge of the window, each with how far; empty when all fits. */
async function overflowing(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    return [...document.body.querySelectorAll('*')]
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0 && (box.right > clientWidth + 0.5 || box.left < -0.5))
      .map(
        ({ element, box }) =>
          `${element.tagName}.${element.className} ${box.left}–${box.right} of ${clientWidth}`,
      )
      .concat(`page: ${scrollWidth} of ${clientWidth}`);
  });
}

/** Fails, naming the elements at fault, when the page can be scrolled sideways at one of the widths. */
export async function expectToFit(page: Page, when = ''): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    expect.soft(await overflowing(page), `at ${width} px ${when}`).toEqual([]);
  }
}

/** Fails when the page at its present size can be scrolled sideways. */
export async function expectNoOverflow(page: Page, when: string): Promise<void> {
  expect.soft(await overflowing(page), when).toEqual([]);
}

/** Doubles the size of all text, as a reader's own settings do. */
export async function doubleTextSize(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
}
