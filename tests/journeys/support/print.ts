import type { Page } from '@playwright/test';

/** How many A4 sheets a page prints on, with margins of 1 cm. */
export async function printedSheets(page: Page): Promise<number> {
  const margin = { top: '1cm', bottom: '1cm', left: '1cm', right: '1cm' };
  const pdf = await page.pdf({ format: 'A4', margin });
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}
