import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

// The whole source is twice as long, and every page that axe looks at has to read it.
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const allRules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];

/** What a change of colours alone can break. */
export const colourRules = ['color-contrast', 'link-in-text-block'] as const;

/** What another width of the window can break besides. */
export const layoutRules = ['target-size', 'scrollable-region-focusable'] as const;

/** What every page has around its own content, and what is folded away. */
const elsewhere = ['body > header', 'body > footer', 'main details:not([open]) > :not(summary)'];

/**
 * Everything that axe objects to on a page as it stands, with the elements and the reason.
 *
 * It runs inside the page and answers with the faults alone: carrying every passed rule out of the browser took three
 * times as long as finding them. Our pages hold no frames that another run would have to be joined with.
 *
 * @param only the rules to look at; all that the standards ask for unless told
 * @param around whether to look at header, footer and what is folded away too: tests of a tool leave them to those of all pages
 */
export async function objections(
  page: Page,
  only?: readonly string[],
  around: 'with header and footer' | 'without' = 'without',
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) {
    await page.evaluate(source);
    // A fault names its element by a selector; the source of every element that passes would be written out as well.
    await page.evaluate(() => window.axe.configure({ noHtml: true }));
  }
  return page.evaluate(
    async ({ runOnly, exclude }) => {
      const { violations } = await window.axe.run(
        { exclude },
        {
          runOnly,
          resultTypes: ['violations'],
          preload: false,
        },
      );
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
      );
    },
    {
      runOnly: only === undefined ? allRules : { type: 'rule' as const, values: [...only] },
      exclude: around === 'without' ? elsewhere : [],
    },
  );
}

/** What axe objects to in light colours, and what dark ones break besides: one page holds both. */
export async function objectionsInBothSchemes(
  page: Page,
  around?: 'with header and footer',
): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'light' });
  const light = await objections(page, undefined, around);
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await objections(page, colourRules, around);
  return [...light, ...dark.map((objection) => `in dark colours: ${objection}`)];
}
