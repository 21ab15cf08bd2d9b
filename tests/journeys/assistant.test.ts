import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { build } from 'vite';
import en from '#content/interface/en/translation.json' with { type: 'json' };
import { projectDirectory } from '#scripts/site-paths.ts';
import { routes } from '#src/site/routes.ts';
import { entriesWritten } from './support/entries.ts';
import { objections } from './support/objections.ts';
import { test as onSite } from './support/test.ts';
import { text } from './support/texts.ts';

const origin = 'http://buzima.test';
const { assistant } = en.ask;
const texts = {
  ...assistant,
  keep: en.ask.kept.keep,
  account: { address: '/premium', text: 'Log in' },
  help: { address: '/tips/mental-care/support/crisis', text: 'Get help now' },
};
const passages = [
  { page: '/tips/eye-care', section: 'screen-breaks', title: 'Eyes: Give your eyes a rest' },
  { page: '/tips/dental-care', section: '', title: 'Teeth' },
];
const names = passages.map(({ page, section }) => ({ page, section }));
const sentences = [
  { kind: 'sentence', text: 'Look up from the screen.', cites: [0, 1] },
  { kind: 'sentence', text: '<b>Blink</b> often.', cites: [0] },
];
const member = { model: 'umunyabwenge-7b', member: true, left: 1 };

/** The script as the page of answers loads it. */
async function script(): Promise<string> {
  const entry = join(projectDirectory, 'src/features/ask/enhance/assistant-answer.ts');
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, lib: { entry, formats: ['iife'], name: 'assistantAnswer' } },
  });
  const [output] = [built].flat();
  const chunk = output !== undefined && 'output' in output ? output.output[0] : undefined;
  if (chunk === undefined) throw new Error('The script was not built.');
  return chunk.code;
}
const code = script();

interface Answers {
  state?: object;
  status?: number;
  /** The lines of the answer, or what a refusal holds. */
  body?: object[];
}

/** Opens a page with nothing but the place, and asks the question that the page of answers would ask. */
async function ask(page: Page, { state = member, status = 200, body = [] }: Answers): Promise<void> {
  const place = `<section data-assistant data-texts='${JSON.stringify(texts).replaceAll("'", '&#39;')}' hidden></section>`;
  await page.route(`${origin}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === '/api/assistant') return route.fulfill({ json: state });
    if (pathname === '/api/assistant/answers') {
      return route.fulfill({ status, body: body.map((line) => `${JSON.stringify(line)}\n`).join('') });
    }
    const html = `<!doctype html><html lang="en"><title>Ask</title><main>${place}</main></html>`;
    return route.fulfill({ contentType: 'text/html', body: html });
  });
  await page.goto(`${origin}/ask`);
  await page.addScriptTag({ content: await code });
  await page.evaluate((asked) => {
    const { assistantAnswer } = window as unknown as {
      assistantAnswer: { showAssistant(place: Element | null, ...rest: unknown[]): Promise<void> };
    };
    return assistantAnswer.showAssistant(document.querySelector('[data-assistant]'), 'My eyes?', 'en', asked);
  }, passages);
}

const start = (page: Page) => page.getByRole('button', { name: assistant.start });

test('a member reads which model answers, and its sentences lead to their passages', async ({ page }) => {
  await ask(page, { body: [...sentences, { kind: 'end', reason: 'complete', dropped: 2 }] });
  await expect(page.getByText('umunyabwenge-7b')).toBeVisible();
  await expect(page.getByText(assistant.left.one.replace('{{count}}', '1'))).toBeVisible();
  const sent = page.waitForRequest(`${origin}/api/assistant/answers`);
  await start(page).click();
  expect((await sent).postDataJSON()).toEqual({
    ...{ question: 'My eyes?', language: 'en', passages: names },
  });
  await expect(page.getByText(assistant.wrong)).toBeVisible();
  const status = page.getByRole('status');
  await expect(status).toContainText(assistant.ends.complete);
  await expect(status).toContainText(assistant.dropped.other.replace('{{count}}', '2'));
  await expect(page.getByRole('listitem')).toHaveText([
    'Look up from the screen. [1][2]',
    '<b>Blink</b> often. [1]',
  ]);
  const marks = page.getByRole('link', { name: assistant.passage.replace('{{number}}', '1') });
  await expect(marks.first()).toHaveAttribute('href', '/tips/eye-care#screen-breaks');
  const second = page.getByRole('link', { name: assistant.passage.replace('{{number}}', '2') });
  await expect(second).toHaveAttribute('href', '/tips/dental-care');
  await expect(status).toBeFocused();
});

test('without a model there is nothing, and for visitors the way to log in', async ({ page }) => {
  await ask(page, { state: { model: null, member: false, left: null } });
  await expect(page.locator('[data-assistant]')).toBeHidden();
  await ask(page, { state: { model: 'm', member: false, left: null } });
  await expect(page.getByText(assistant.members)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Log in' })).toBeVisible();
  await expect(page.getByRole('button')).toHaveCount(0);
});

test('a refusal says what to do, and a danger leads to help', async ({ page }) => {
  await ask(page, { status: 503, body: [{ error: 'modelAway' }] });
  await start(page).click();
  await expect(page.getByRole('status')).toHaveText(assistant.faults.modelAway);
  await expect(page.getByRole('button', { name: assistant.again })).toBeFocused();
  await ask(page, { body: [{ kind: 'end', reason: 'passagesOnly', topic: 'danger', dropped: 0 }] });
  await start(page).click();
  await expect(page.getByRole('status')).toHaveText(assistant.closed.danger);
  await expect(page.getByRole('link', { name: 'Get help now' })).toBeVisible();
});

const kept = (page: Page) => page.locator('section[data-kept]');
const keptText = (key: string, values?: Record<string, string>) => text('en', `ask.kept.${key}`, values);
const lines = (page: Page) => kept(page).locator('article ul li');
const count = (page: Page, number: number) =>
  expect(kept(page).locator('summary')).toHaveText(new RegExp(`^${number} `));

/** The page of questions with a model that answers the first of them. */
async function askModel(page: Page, question: string): Promise<void> {
  const body = [...sentences, { kind: 'end', reason: 'complete', dropped: 1 }];
  await page.route('**/api/assistant', (route) => route.fulfill({ json: member }));
  await page.route('**/api/assistant/answers', (route) =>
    route.fulfill({ body: body.map((line) => `${JSON.stringify(line)}\n`).join('') }),
  );
  await page.goto(`${routes.ask}?${new URLSearchParams({ q: question })}`);
}

onSite(
  'an answer is kept only when its reader says so, is listed with its passages, and a deletion can be undone',
  async ({ page }) => {
    const question = 'My gums bleed when I brush';
    await askModel(page, question);
    await start(page).click();
    const keep = page.getByRole('button', { name: keptText('keep') });
    await expect(keep).toBeVisible();
    expect(await page.evaluate(async () => (await indexedDB.databases()).length)).toBe(0);
    await expect(kept(page)).toBeHidden();
    await keep.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText(keptText('done'))).toBeFocused();
    await count(page, 1);
    await page.getByRole('button', { name: text('en', 'ask.answers.keep') }).click();
    await count(page, 2);
    await entriesWritten(page);
    // Without a question the page lists them too, and without the model.
    await page.goto(routes.ask);
    await count(page, 2);
    await kept(page).locator('summary').click();
    const ofPages = kept(page).locator('article').first();
    const ofModel = kept(page).locator('article').last();
    await expect(ofModel.getByRole('heading')).toHaveText(question);
    await expect(ofModel).toContainText('umunyabwenge-7b');
    await expect(ofModel.locator('ul li')).toHaveText([/^Look up .*\[1\]/, /^<b>Blink<\/b> often\. \[1\]$/]);
    await expect(ofPages).toContainText('These are words of our pages');
    await expect(ofPages.locator('p a').first()).toHaveAttribute('href', `${routes.dentalCare}#gums`);
    expect(await objections(page)).toEqual([]);
    const name = keptText('removeOf', { question });
    await page.getByRole('button', { name }).last().click();
    await count(page, 1);
    const undo = page.getByRole('button', { name: text('en', 'meals.tool.menu.undo') });
    await expect(undo).toBeFocused();
    await page.keyboard.press('Enter');
    await count(page, 2);
    await expect(page.getByRole('button', { name }).last()).toBeFocused();
    await page.getByRole('button', { name }).first().click();
    await entriesWritten(page);
    await page.reload();
    await count(page, 1);
    expect(await lines(page).count()).toBe(2);
  },
);
