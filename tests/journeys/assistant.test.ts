import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { build } from 'vite';
import en from '#content/interface/en/translation.json' with { type: 'json' };
import { projectDirectory } from '#scripts/site-paths.ts';

const origin = 'http://buzima.test';
const { assistant } = en.ask;
const texts = {
  ...assistant,
  account: { address: '/premium', text: 'Log in' },
  help: { address: '/tips/mental-care/support/crisis', text: 'Get help now' },
};
const passages = [
  { page: '/tips/eye-care', section: 'screen-breaks' },
  { page: '/tips/dental-care', section: '' },
];
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
  expect((await sent).postDataJSON()).toEqual({ question: 'My eyes?', language: 'en', passages });
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
