import type { Page } from '@playwright/test';

/** Opens a page and waits for the scripts that it fetches once it is painted. */
export async function openPage(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLElement>('[data-after-paint]')].every(({ dataset }) =>
      document.querySelector(`script[data-loaded][src="${dataset.afterPaint}"]`),
    ),
  );
}
