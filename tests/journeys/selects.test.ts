import { routes } from '#src/site/routes.ts';
import { expect, test } from './support/test.ts';

for (const path of [routes.exercises, routes.workout, `${routes.mentalCare}/support/crisis`]) {
  test(`the arrows of the lists on ${path} keep away from the border and the text`, async ({ page }) => {
    await page.goto(path);
    const lists = page.locator('select');
    await expect(lists).not.toHaveCount(0);
    const faults = await lists.evaluateAll((selects: HTMLSelectElement[]) =>
      selects.flatMap((select) => {
        const { appearance, backgroundImage, paddingInlineEnd } = getComputedStyle(select);
        // The arrow ends 16 px from the border and is 12 px wide.
        const isOwn = appearance === 'none' && backgroundImage.includes('gradient');
        return isOwn && Number.parseFloat(paddingInlineEnd) >= 36 ? [] : [select.name];
      }),
    );
    expect(faults).toEqual([]);
  });
}
