import type { Page } from '@playwright/test';
import { button, called, names, openSessions, part, takeLegs, tool } from './support/own-sessions.ts';
import { expect, test } from './support/test.ts';
import { text } from './support/texts.ts';

const minutes = (page: Page) => page.locator('[data-minutes]').getAttribute('data-minutes');

test('a session is built by the keyboard alone, and the player says as many minutes as the builder', async ({
  page,
}) => {
  await openSessions(page);
  await button(page, tool('list.build')).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: tool('builder.new') })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.type('Before work');

  await button(page, tool('builder.addTo', { part: text('en', 'training.main') })).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(tool('picker.search')).focus();
  await page.keyboard.type('chair squ');
  await expect(dialog.getByRole('listitem')).toHaveCount(1);
  await dialog.getByRole('button', { name: tool('picker.add', { name: 'Chair squat' }) }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText(tool('picker.added', { count: '2' }))).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(button(page, tool('builder.addTo', { part: text('en', 'training.main') }))).toBeFocused();

  await expect(page.getByText(tool('hints.warmUp'))).toBeVisible();
  for (const offer of ['hints.addWarmUp', 'hints.addCoolDown']) {
    await button(page, tool(offer)).focus();
    await page.keyboard.press('Enter');
  }
  await expect(page.getByText(tool('hints.warmUp'))).toBeHidden();
  await expect(names(page, text('en', 'training.warmUp'))).toHaveCount(4);
  const before = Number(await minutes(page));
  await page
    .getByRole('textbox', { name: `${text('en', 'training.main')}, ${tool('builder.rounds')}` })
    .fill('5');
  const after = Number(await minutes(page));
  expect(after).toBeGreaterThan(before);

  await button(page, tool('sum.saveAndStart')).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Before work' })).toBeVisible();
  await expect(
    page.getByText(text('en', 'training.minutes', { count: `${after}` }), { exact: true }),
  ).toBeVisible();
  await expect(page).toHaveURL(/\/premium\/training\/session\?session=[\w-]+&workout=own$/);
  await openSessions(page);
  await expect(page.getByText(`${after} minutes · 10 exercises`)).toBeVisible();
});

test('buttons move an exercise within its part and over its edge, and say where it is', async ({ page }) => {
  await takeLegs(page);
  const main = text('en', 'training.main');
  await button(page, called('builder.settings', 'Squat')).click();
  const down = button(page, called('builder.down', 'Squat'));
  await down.click();
  await expect(names(page, main).nth(1)).toHaveText('Squat');
  await expect(down).toBeFocused();
  await expect(
    page.getByText(tool('said.moved', { name: 'Squat', place: '2', count: '4', part: main })),
  ).toHaveCount(1);
  const up = button(page, called('builder.up', 'Squat'));
  await up.click();
  await up.click();
  await expect(names(page, text('en', 'training.warmUp')).last()).toHaveText('Squat');
  await expect(up).toBeFocused();
  await expect(names(page, main)).toHaveCount(3);
});

test('what is dragged lands where it is let go, in another part too, and Escape calls it off', async ({
  page,
}) => {
  await takeLegs(page);
  const [main, warmUp] = [text('en', 'training.main'), text('en', 'training.warmUp')];
  const card = (name: string) => page.locator('[data-drag-item]').filter({ hasText: name });
  const drag = async (name: string, over: string, letGo: () => Promise<void>) => {
    await card(over).scrollIntoViewIfNeeded();
    const from = await card(name).locator('span').first().boundingBox();
    const to = await card(over).boundingBox();
    if (!from || !to) throw new Error('A card is not on the screen.');
    await page.mouse.move(from.x + 20, from.y + 20);
    await page.mouse.down();
    await page.mouse.move(to.x + 30, to.y + 6, { steps: 6 });
    await letGo();
  };
  await page.setViewportSize({ width: 1280, height: 2600 });
  await drag('Squat', 'Hip circles', () => page.mouse.up());
  await expect(names(page, warmUp)).toHaveText([
    'Marching on the spot',
    'Squat',
    'Hip circles',
    'Leg swings',
  ]);
  await expect(names(page, main)).toHaveCount(3);
  await drag('Leg swings', 'Marching', async () => {
    await page.keyboard.press('Escape');
    await page.mouse.up();
  });
  await expect(names(page, warmUp).first()).toHaveText('Marching on the spot');
  await expect(names(page, warmUp).last()).toHaveText('Leg swings');
});

test('a finger drags too', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 1200 });
  await takeLegs(page);
  const cards = part(page, text('en', 'training.warmUp')).locator('[data-drag-item]');
  await cards.first().scrollIntoViewIfNeeded();
  const from = await cards.first().locator('span').first().boundingBox();
  const to = await cards.last().boundingBox();
  if (!from || !to) throw new Error('A card is not on the screen.');
  const touch = await page.context().newCDPSession(page);
  const point = (x: number, y: number) => [{ x, y }];
  await touch.send('Input.dispatchTouchEvent', {
    type: 'touchStart',
    touchPoints: point(from.x + 20, from.y + 20),
  });
  for (const share of [0.3, 0.6, 1]) {
    const y = from.y + 20 + (to.y + to.height - 10 - from.y - 20) * share;
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: point(from.x + 20, y) });
  }
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await expect(names(page, text('en', 'training.warmUp')).last()).toHaveText('Marching on the spot');
});

test('what is in the way of saving is said in one list, and nothing typed is lost', async ({ page }) => {
  await openSessions(page, '#build');
  await button(page, tool('sum.save')).click();
  const summary = page.getByRole('alert');
  await expect(summary).toContainText(tool('errors.name'));
  await summary.getByRole('link', { name: tool('errors.exercise') }).click();
  const main = text('en', 'training.main');
  await expect(button(page, tool('builder.addTo', { part: main }))).toBeFocused();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: tool('picker.add', { name: 'Squat' }), exact: true }).click();
  await button(page, tool('picker.done')).click();
  await page.getByLabel(tool('builder.name')).fill('Mine');
  const what = `Squat, ${tool('builder.rest')}`;
  await button(page, called('builder.settings', 'Squat')).click();
  const rest = page.getByRole('textbox', { name: what });
  await rest.fill('half a minute'.slice(0, 6));
  await button(page, called('builder.settings', 'Squat')).click();
  await button(page, tool('sum.save')).click();
  await summary.getByRole('link', { name: tool('errors.amount', { what, least: '0', most: '180' }) }).click();
  await expect(rest).toBeFocused();
  await expect(rest).toHaveValue('half a');
  await button(page, tool('builder.more', { what })).click();
  await expect(rest).toHaveValue('35');
  await button(page, tool('sum.save')).click();
  await expect(page.getByText(tool('list.saved', { name: 'Mine' }))).toBeVisible();
});
