import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { findChromium } from '#scripts/find-chromium.ts';
import { chromiumArguments } from '#scripts/launch-chromium.ts';
import { projectDirectory, siteDirectory } from '#scripts/site-paths.ts';
import { sampleDate } from '#tests/support/sample.ts';

// This file is read once by the runner and again by each worker; only the first reading prepares anything.
const isRunner = process.env.TEST_DATA_DIR === undefined;
process.env.CHROMIUM_PATH = isRunner ? findChromium() : process.env.CHROMIUM_PATH;
process.env.TEST_DATA_DIR ??= join(projectDirectory, 'test-results', 'server-data');
// Past midnight the workers still choose the pages that the runner chose.
process.env.SAMPLE_DATE = sampleDate;
const dataDirectory = process.env.TEST_DATA_DIR;
if (isRunner) {
  rmSync(dataDirectory, { recursive: true, force: true });
}

/** One of our own servers; the address that it prints becomes the environment variable of that name. */
function ownServer(name: string, ready: RegExp, site: string, data: string) {
  return {
    name,
    command: 'node --import ./tests/support/cheap-passwords.ts server/main.ts',
    env: {
      ...process.env,
      PORT: '0',
      SITE_DIR: site,
      DATA_DIR: data,
      CONTACT_RATE_LIMIT: '1000000',
      ACCOUNT_RATE_LIMIT: '1000000',
      LOG_LEVEL: 'silent',
    },
    wait: { stdout: ready },
    gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 5000 },
  };
}

export default defineConfig({
  testDir: 'tests/journeys',
  testMatch: '**/*.test.ts',
  outputDir: 'test-results/browser',
  fullyParallel: true,
  forbidOnly: true,
  // Of two cores, two workers left a quarter idle: a test often waits for its server or its page.
  workers: 3,
  retries: 0,
  reporter: [['dot']],
  timeout: 120_000,
  expect: { timeout: 10_000 },
  use: {
    // What is not there after this will not come: a test says so, and does not wait for its own end.
    actionTimeout: 20_000,
    // What every page registers is looked at by the tests about it alone: elsewhere it would answer in the place of the server.
    serviceWorkers: 'block',
    locale: 'en-GB',
    // Figures that move while a test waits cost a fifth of all work. The tests about what moves ask for it.
    reducedMotion: 'reduce',
    timezoneId: 'Africa/Kigali',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '',
      // No page of ours holds another site's, so a test needs one renderer, not a second in reserve.
      args: [...chromiumArguments, '--renderer-process-limit=1'],
    },
  },
  webServer: [
    ownServer('site', /ready at (?<test_site_url>http\S+)/, siteDirectory, dataDirectory),
    ownServer(
      'mirrored site',
      /ready at (?<test_mirrored_site_url>http\S+)/,
      join(projectDirectory, 'dist-pseudo'),
      join(dataDirectory, 'mirrored'),
    ),
  ],
});
