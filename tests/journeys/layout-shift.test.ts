import type { Page } from '@playwright/test';
import { exercisePath, routes } from '#src/site/routes.ts';
import { inGroups } from './support/pages.ts';
import { expect, test } from './support/test.ts';

test.use({ reducedMotion: 'no-preference' });

const crisis = `${routes.mentalCare}/support/crisis`;

/** How much of the screen has moved since the page began, as browsers measure it. */
function layoutShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += 'value' in entry ? Number(entry.value) : 0;
        }).observe({ type: 'layout-shift', buffered: true });
        // Two frames later everything that was recorded before has been reported.
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => resolve(sum), 200)));
      }),
  );
}

/** Where a visit may begin. */
const entrances = [
  routes.home,
  routes.exercises,
  `${routes.exercises}?pattern=stretch&suits=quiet`,
  `${routes.exercises}?muscle=calves&q=wall`,
  routes.workouts,
  `${routes.workouts}?need=quiet&place=outdoors`,
  `${routes.workouts}?aim=pregnancy&who=men`,
  exercisePath('squat'),
  routes.mentalCare,
  routes.reduceWeight,
  '/build-body-women/cardio/hiit',
  `${routes.about}#privacy`,
];

for (const [name, viewport] of [
  ['phone', { width: 412, height: 823 }],
  ['desktop', { width: 1280, height: 800 }],
] as const) {
  test.describe(`on a ${name}`, () => {
    test.use({ viewport });

    for (const group of inGroups(entrances)) {
      test(`nothing moves while one of these opens for the first time: ${group.join(', ')}`, async ({
        page,
        context,
      }) => {
        const session = await context.newCDPSession(page);
        await session.send('Network.setCacheDisabled', { cacheDisabled: true });
        for (const path of group) {
          await page.goto(path, { waitUntil: 'networkidle' });
          expect.soft(await layoutShift(page), path).toBeLessThanOrEqual(0.01);
        }
      });
    }

    test('nothing moves while a calculator opens with the units that the device remembers', async ({
      page,
    }) => {
      await page.goto(routes.bmi, { waitUntil: 'networkidle' });
      await page.locator('[name="units"]').check();
      await page.reload({ waitUntil: 'networkidle' });
      await expect(page.locator('[name="pounds"]')).toBeVisible();
      expect(await layoutShift(page)).toBeLessThanOrEqual(0.01);
    });

    test('nothing moves while a page opens with the country that the device remembers', async ({ page }) => {
      await page.goto(crisis);
      await page.locator('[data-help] select').selectOption('RW');
      await page.goto(crisis, { waitUntil: 'networkidle' });
      await expect(page.locator('[data-help] select')).toHaveValue('RW');
      expect(await layoutShift(page)).toBeLessThanOrEqual(0.01);
    });
  });
}

test('a style sheet that is late holds nothing back that moves the page afterwards', async ({ page }) => {
  await page.route('**/assets/*.css', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 500));
    await route.continue();
  });
  for (const path of [routes.exercises, routes.mentalCare]) {
    await page.goto(path, { waitUntil: 'networkidle' });
    expect(await layoutShift(page), path).toBeLessThanOrEqual(0.01);
  }
});
