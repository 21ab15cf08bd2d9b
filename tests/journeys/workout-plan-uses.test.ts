import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { allPreferences } from '#src/features/week-plan/logic/options.ts';
import { readCalendar } from '#src/features/week-plan/logic/read-calendar.testing.ts';
import { localizedUrl } from '#src/site/localized-url.ts';
import { routes } from '#src/site/routes.ts';
import { objections } from './support/objections.ts';
import { languages, someLanguages } from './support/pages.ts';
import { expect, test } from './support/test.ts';
import { text } from './support/texts.ts';
import { generateButton, openForm, planFragment, result } from './support/workout.ts';

const openCalendar = (page: Page) =>
  result(page).getByText(text('en', 'workoutPlan.calendar.heading')).click();

test('the calendar holds the seven days of the plan at the hour that was picked', async ({ page }) => {
  await page.clock.setFixedTime('2026-11-20T10:00:00Z');
  await page.goto(`${routes.workout}${planFragment}`);
  await expect(result(page).locator('[data-day]')).toHaveCount(7);
  const firstMove = await result(page).locator('[data-moves] a').first().textContent();
  await openCalendar(page);
  await page.getByLabel(text('en', 'workoutPlan.calendar.time')).fill('18:45');
  const waiting = page.waitForEvent('download');
  await page.getByRole('button', { name: text('en', 'workoutPlan.calendar.download') }).click();
  const download = await waiting;
  expect(download.suggestedFilename()).toBe('buzima-curvyPear.ics');
  const { children } = readCalendar(await readFile(await download.path(), 'utf8'));
  const values = (key: string) => children.map(({ properties }) => properties.get(key)?.value);
  expect(values('DTSTART')).toEqual([
    '20261123T184500',
    '20261124T184500',
    '20261125T184500',
    '20261126',
    '20261127T184500',
    '20261128T184500',
    '20261129',
  ]);
  const [monday = '', , , thursday] = values('DESCRIPTION');
  expect(monday).toContain(`${text('en', 'training.warmUp')}: ${firstMove}`);
  expect(monday).toContain(text('en', 'training.main'));
  expect(thursday).toBe(text('en', 'workoutPlan.plan.rest'));
  expect(values('RRULE')).toEqual(Array(7).fill('FREQ=WEEKLY'));
  expect(values('URL')).toEqual(Array(7).fill(page.url()));
});

test('without a time of day the calendar says what is missing', async ({ page }) => {
  await page.goto(`${routes.workout}${planFragment}`);
  await openCalendar(page);
  const time = page.getByLabel(text('en', 'workoutPlan.calendar.time'));
  await time.fill('');
  await page.getByRole('button', { name: text('en', 'workoutPlan.calendar.download') }).click();
  await expect(time).toHaveAccessibleDescription(text('en', 'workoutPlan.calendar.timeMissing'));
});

for (const language of languages) {
  test(`every plan prints on one A4 page in ${language}, with its figures and the code of its address`, async ({
    page,
  }) => {
    await page.goto(localizedUrl(routes.workout, language));
    for (const preference of allPreferences) {
      await page.evaluate((chosen) => location.assign(`#bodyPreference=${chosen}`), preference);
      await expect(page.locator(`[data-plan-result="${preference}"] [data-day]`)).toHaveCount(7);
      const pdf = await page.pdf({
        format: 'A4',
        margin: { top: '1cm', bottom: '1cm', left: '1cm', right: '1cm' },
      });
      expect([preference, pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length]).toEqual([
        preference,
        1,
      ]);
    }
    await page.emulateMedia({ media: 'print' });
    await expect(result(page).locator('[data-moves] svg').last()).toBeVisible();
    await expect(result(page).locator('p:has-text("#bodyPreference=") + svg path')).toBeVisible();
  });
}

for (const [state, link] of [
  ['a plan', planFragment],
  ['an unknown plan', '#bodyPreference=superhero'],
] as const) {
  test(`${state} has no accessibility fault and fits a narrow telephone`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(`${routes.workout}${link}`);
    await expect(result(page)).toBeVisible();
    expect(await objections(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
}

test('the form with its messages has no accessibility fault', async ({ page }) => {
  await openForm(page);
  await generateButton(page).click();
  await expect(page.locator('*:focus').getByRole('alert')).toHaveCount(1);
  expect(await objections(page)).toEqual([]);
});

for (const language of someLanguages) {
  test.describe(`without JavaScript in ${language}`, () => {
    test.use({ javaScriptEnabled: false });

    test('the form gives way to a note and all ten plans can be read', async ({ page }) => {
      await page.goto(localizedUrl(routes.workout, language));
      await expect(page.locator('main noscript')).toHaveText(text(language, 'workoutPlan.noScript'), {
        useInnerText: true,
      });
      await expect(generateButton(page, language)).toBeHidden();
      expect(await page.evaluate(plansThatCannotBeRead, allPreferences)).toEqual([]);
    });
  });
}

/** Runs in the page: opens each plan and its second day, and names what is then not as it should be. */
function plansThatCannotBeRead(preferences: readonly string[]): string[] {
  return preferences.flatMap((preference) => {
    const plan = document.querySelector(`details:has([data-plan="${preference}"])`);
    const second = plan?.querySelectorAll('[data-day]:has(details)')[1];
    const isVisible = (element: Element | null | undefined) => element?.checkVisibility() ?? false;
    const mainPart = () => isVisible(second?.querySelector('[data-part="main"]'));
    plan?.querySelector('summary')?.click();
    const faults = {
      'seven days': plan?.querySelectorAll('[data-day]').length === 7,
      'the line of the last day': isVisible([...(plan?.querySelectorAll('[data-day-line]') ?? [])].at(-1)),
      'a drawing': isVisible(plan?.querySelector('[data-moves] svg')),
      'a day that is closed at first': second !== undefined && !mainPart(),
    };
    second?.querySelector('summary')?.click();
    return Object.entries({ ...faults, 'a day that opens': mainPart() })
      .filter(([, isThere]) => !isThere)
      .map(([part]) => `${preference} lacks ${part}`);
  });
}
