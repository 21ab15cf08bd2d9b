import { bodyPreferences, bodyTypes, sexes } from '#src/features/week-plan/logic/options.ts';
import { localizedUrl } from '#src/site/localized-url.ts';
import { routes } from '#src/site/routes.ts';
import { languages, someLanguages } from './support/pages.ts';
import { expect, test } from './support/test.ts';
import { text } from './support/texts.ts';
import {
  expectEmptyForm,
  fields,
  generate,
  generateButton,
  goBackButton,
  offeredValues,
  openForm,
  planFragment,
  result,
  select,
} from './support/workout.ts';

for (const sex of sexes) {
  test(`${sex} is offered the body types and preferences of that sex only`, async ({ page }) => {
    await openForm(page);
    expect(await offeredValues(select(page, 'bodyType'))).toEqual([]);
    await select(page, 'sex').selectOption(sex);
    expect(await offeredValues(select(page, 'bodyType'))).toEqual(bodyTypes[sex]);
    expect(await offeredValues(select(page, 'bodyPreference'))).toEqual(bodyPreferences[sex]);
  });
}

test('another sex clears what it does not offer and keeps what it does', async ({ page }) => {
  await openForm(page);
  await select(page, 'sex').selectOption('male');
  await select(page, 'bodyType').selectOption('rectangle');
  await select(page, 'bodyPreference').selectOption('vShape');
  await select(page, 'sex').selectOption('female');
  await expect(select(page, 'bodyType')).toHaveValue('rectangle');
  await expect(select(page, 'bodyPreference')).toHaveValue('');
  await select(page, 'bodyType').selectOption('pear');
  await select(page, 'sex').selectOption('male');
  await expect(select(page, 'bodyType')).toHaveValue('');
});

for (const language of someLanguages) {
  test(`each empty field says in ${language} what is missing, and the list of them gets the focus`, async ({
    page,
  }) => {
    await openForm(page, language);
    await generateButton(page, language).click();
    await expect(page.locator('*:focus').getByRole('link')).toHaveText(
      fields.map((name) => text(language, `workoutPlan.form.errors.${name}`)),
    );
    for (const name of fields) {
      await expect(select(page, name)).toHaveAccessibleDescription(
        new RegExp(text(language, `workoutPlan.form.errors.${name}`)),
      );
      await expect(select(page, name)).toHaveAttribute('aria-invalid', 'true');
    }
    await expect(result(page)).toHaveCount(0);
  });

  test(`a plan shows its description, seven days and tips in ${language}`, async ({ page }) => {
    await openForm(page, language);
    await generate(page, 'male', 'endomorph', 'leanEctomorph', language);
    await expect(result(page)).toHaveAttribute('data-plan-result', 'leanEctomorph');
    await expect(result(page).locator('[data-day]')).toHaveCount(7);
    await expect(result(page).locator('[data-day-focus]').first()).toHaveText(
      text(language, 'workoutPlan.focus.fullBodyStrength'),
    );
    const training = result(page).locator('[data-day]:not([data-kind="rest"])');
    for (const part of ['warm-up', 'main', 'cool-down']) {
      await expect(training.locator(`[data-part="${part}"]`)).toHaveCount(await training.count());
    }
    await expect(training.locator('details[open] > summary')).toHaveCount(1);
    await expect(training.locator('[data-part="main"] svg').first()).toBeVisible();
    await expect(result(page).locator('[data-sums] strong')).toContainText(['150', '16', '134']);
    await expect(result(page)).toContainText(text(language, 'workoutPlan.plan.adults'));
    const missing = await result(page)
      .locator('[data-moves] use')
      .evaluateAll((all) => all.filter((use) => !document.querySelector(use.getAttribute('href') ?? '')));
    expect(missing).toHaveLength(0);
    expect(await result(page).locator('[data-tips="diet"] li').count()).toBeGreaterThanOrEqual(4);
    expect(await result(page).locator('[data-tips="lifestyle"] li').count()).toBeGreaterThanOrEqual(4);
    await expect(result(page)).not.toContainText('{{');
    await expect(result(page)).toContainText(text(language, 'workoutPlan.noShape'));
  });
}

test('on a phone the first day of a plan begins within one screen of its name, in each language', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  for (const language of languages) {
    await page.goto('about:blank');
    await page.goto(`${localizedUrl(routes.workout, language)}${planFragment}`);
    const [plan, day] = await Promise.all(
      [result(page), result(page).locator('[data-day]').first()].map((one) => one.boundingBox()),
    );
    expect.soft((day?.y ?? Number.NaN) - (plan?.y ?? 0), language).toBeLessThanOrEqual(800);
  }
});

test('each body type of the chosen sex is drawn beside its name, all equally tall and hidden from screen readers', async ({
  page,
}) => {
  await openForm(page);
  const drawings = page.locator('[data-body-types][aria-hidden="true"] figure');
  await expect(drawings).toHaveCount(0);
  await select(page, 'sex').selectOption('female');
  await expect(drawings).toHaveText(['Hourglass', 'Pear', 'Apple', 'Rectangle', 'Spoon']);
  const heights = await drawings
    .locator('ellipse, path:first-child')
    .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().height)));
  expect(new Set(heights).size).toBe(2);
  await select(page, 'bodyType').selectOption('pear');
  await expect(page.locator('[data-body-types] [data-chosen]')).toHaveText('Pear');
});

test('a field that is filled in loses its message', async ({ page }) => {
  await openForm(page);
  await generateButton(page).click();
  await select(page, 'sex').selectOption('female');
  await expect(select(page, 'sex')).not.toHaveAttribute('aria-invalid');
  await expect(select(page, 'bodyType')).toHaveAttribute('aria-invalid', 'true');
  await generateButton(page).click();
  await page.locator('*:focus').getByRole('link').first().click();
  await expect(select(page, 'bodyType')).toBeFocused();
});

test('a new plan takes the place of the form, in view and with the focus on its heading', async ({
  page,
}) => {
  await openForm(page);
  await generate(page, 'female', 'pear', 'curvyPear');
  const heading = result(page).getByRole('heading', { level: 2 });
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport({ ratio: 1 });
  await expect(generateButton(page)).toHaveCount(0);
  await expect(page.locator('details[data-menu]').first()).toBeAttached();
  await expect(page.getByRole('heading', { name: text('en', 'workoutPlan.allPlans.heading') })).toBeHidden();
});

test('the body type does not change the plan', async ({ page }) => {
  const plans: (string | null)[] = [];
  for (const bodyType of ['pear', 'apple']) {
    await page.goto('about:blank');
    await page.goto(`${routes.workout}#sex=female&bodyType=${bodyType}&bodyPreference=fitHourglass`);
    plans.push(await result(page).locator('[data-plan]').textContent());
  }
  expect(plans[0]).toBe(plans[1]);
});

test('Go Back shows the form again with every field empty and the address without the plan', async ({
  page,
}) => {
  await openForm(page);
  await generate(page, 'female', 'pear', 'curvyPear');
  await expect(page).toHaveURL(`${routes.workout}${planFragment}`);
  await goBackButton(page).click();
  await expectEmptyForm(page);
  await expect(select(page, 'sex')).toBeFocused();
  await expect(page).toHaveURL(routes.workout);
});

test('the buttons of the browser leave a plan and come back to it', async ({ page }) => {
  await openForm(page);
  await generate(page, 'female', 'pear', 'curvyPear');
  await page.goBack();
  await expectEmptyForm(page);
  await page.goForward();
  await expect(result(page)).toHaveAttribute('data-plan-result', 'curvyPear');
});

test('the link of a plan opens it, and its choice reaches no server', async ({ page, watch }) => {
  await page.goto(`${routes.workout}${planFragment}`);
  await expect(result(page).getByRole('heading', { level: 2 })).toBeFocused();
  await expect(result(page)).toContainText(text('en', 'workoutPlan.bodyTypes.female.pear'));
  expect(watch.requests.filter((request) => /curvyPear/.test(request.replace(/#.*/, '')))).toEqual([]);
});

test('the link to the content leaves an open plan open', async ({ page }) => {
  await page.goto(`${routes.workout}${planFragment}`);
  await expect(result(page)).toBeVisible();
  await page.evaluate(() => {
    location.hash = '#content';
  });
  await expect(result(page)).toHaveAttribute('data-plan-result', 'curvyPear');
});

for (const [name, link] of [
  ['an unknown preference', '#sex=female&bodyType=pear&bodyPreference=superhero'],
  ['a preference of the other sex', '#sex=male&bodyType=ectomorph&bodyPreference=curvyPear'],
] as const) {
  test(`${name} gets the generic tips, an empty schedule and a way back`, async ({ page }) => {
    await page.goto(`${routes.workout}${link}`);
    await expect(result(page)).toHaveAttribute('data-plan-result', 'unknown');
    await expect(result(page)).toContainText(text('en', 'workoutPlan.result.unknown'));
    await expect(result(page).locator('[data-day]')).toHaveCount(0);
    expect(await result(page).locator('[data-tips] li').count()).toBeGreaterThanOrEqual(8);
    await goBackButton(page).click();
    await expectEmptyForm(page);
    await expect(page).toHaveURL(routes.workout);
  });
}

test('on a wide screen the rules of a plan stand close together, however long the list of sources beside them', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await openForm(page);
  const rules = page.getByText(text('en', 'workoutPlan.how.who')).locator('xpath=..').getByRole('listitem');
  // The words, not the boxes around them, which a grid stretches with the hole inside.
  const words = await rules.evaluateAll((all) =>
    all.map((rule) => {
      const range = document.createRange();
      range.selectNodeContents(rule);
      const { top, bottom } = range.getBoundingClientRect();
      return { top, bottom };
    }),
  );
  expect(words.length).toBeGreaterThan(3);
  for (const [index, { top }] of words.slice(1).entries()) {
    expect(top - (words[index]?.bottom ?? 0)).toBeLessThanOrEqual(16);
  }
});

test('an easier and a harder exercise of a day are one tap away', async ({ page }) => {
  await page.goto(`${routes.workout}${planFragment}`);
  const easier = result(page)
    .locator('[data-day]')
    .first()
    .getByText(`${text('en', 'exercises.page.easier')}:`);
  await expect(easier.first()).toBeHidden();
  await result(page).getByText(text('en', 'exercises.page.otherLevels')).first().click();
  await expect(easier.first()).toBeVisible();
});
