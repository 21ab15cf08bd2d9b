import { test as base } from '@playwright/test';

export const { expect } = base;

interface Watch {
  /** Names an error that the test provokes on purpose; every other one fails the test. */
  allowError: (pattern: RegExp) => void;
  /** Every request of the test so far: address and body. */
  requests: readonly string[];
}

/** The address of one of the two servers that the configuration started. */
export function serverAddress(name: 'TEST_SITE_URL' | 'TEST_MIRRORED_SITE_URL'): string {
  const address = process.env[name];
  if (address === undefined) throw new Error(`${name} is not set: no server has been started.`);
  return address;
}

/**
 * The test of every browser file: it fails on console errors (a broken Content-Security-Policy is one), on uncaught
 * errors, and on any request to a foreign host.
 */
export const test = base.extend<{ watch: Watch }>({
  baseURL: async ({ browserName: _ }, use) => use(serverAddress('TEST_SITE_URL')),
  watch: [
    async ({ context, baseURL }, use) => {
      const allowed: RegExp[] = [];
      const problems: string[] = [];
      const requests: string[] = [];
      context.on('console', (message) => {
        if (message.type() === 'error') problems.push(`console: ${message.text()}`);
      });
      context.on('weberror', (webError) => problems.push(`uncaught: ${webError.error().message}`));
      context.on('request', (request) => {
        requests.push(`${request.url()} ${request.postData() ?? ''}`);
        const { protocol, origin } = new URL(request.url());
        if (protocol.startsWith('http') && origin !== baseURL)
          problems.push(`foreign host: ${request.url()}`);
      });
      // For tests that go on once a script has run.
      await context.addInitScript(() => {
        const mark = ({ target }: Event) => {
          if (target instanceof HTMLScriptElement) target.dataset.loaded = '';
        };
        document.addEventListener('load', mark, { capture: true });
      });
      await use({ allowError: (pattern) => allowed.push(pattern), requests });
      expect(problems.filter((problem) => !allowed.some((pattern) => pattern.test(problem)))).toEqual([]);
    },
    { auto: true },
  ],
});
