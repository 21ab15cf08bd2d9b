import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { z } from 'zod';
import { readConfiguration } from '#server/configuration.ts';
import { startServer } from '#server/start-server.ts';
import { exercisePath, routes } from '#src/site/routes.ts';
import type { Row } from './bench-table.ts';
import { findChromium } from './find-chromium.ts';

const longestMilliseconds = 120_000;
// One run differs from the next by a tenth of a second, so the middle one of these counts.
const runsOfEach = 3;
/** A page of each of twelve kinds. */
const paths = [
  routes.home,
  routes.getTips,
  routes.mentalCare,
  routes.heart,
  routes.crisis,
  routes.exercises,
  exercisePath('squat'),
  '/build-body-women/cardio/hiit',
  routes.bmi,
  routes.contact,
  routes.search,
  routes.training,
];

const score = z.object({ score: z.number().nullable() });
const reportSchema = z.object({
  categories: z.object({
    performance: score,
    accessibility: score,
    'best-practices': score,
    seo: score,
  }),
  audits: z.object({
    'largest-contentful-paint': z.object({ numericValue: z.number() }),
    'total-blocking-time': z.object({ numericValue: z.number() }),
    'cumulative-layout-shift': z.object({ numericValue: z.number() }),
  }),
});

/** What Lighthouse says of one page on its simulated slow phone. */
export interface LighthouseResult {
  path: string;
  /** 0 to 100: performance, accessibility, best practices, search engines. */
  scores: readonly number[];
  /** Largest contentful paint in seconds. */
  paintSeconds: number;
  /** Total blocking time in milliseconds. */
  blockedMilliseconds: number;
  /** Cumulative layout shift. */
  shift: number;
}

/** The program of the `lighthouse` package; undefined where it is not installed. */
export function findLighthouse(): string | undefined {
  try {
    return createRequire(import.meta.url).resolve('lighthouse/cli/index.js');
  } catch {
    return undefined;
  }
}

/**
 * Serves the built site and lets Lighthouse load one page of each kind three times; of each the run with the middle paint.
 * @param temporary a folder for the server's data.
 */
export async function benchLighthouse(
  program: string,
  siteDirectory: string,
  temporary: string,
): Promise<LighthouseResult[]> {
  const configuration = readConfiguration({
    PORT: '0',
    SITE_DIR: siteDirectory,
    DATA_DIR: join(temporary, 'lighthouse-data'),
    LOG_LEVEL: 'silent',
  });
  const server = await startServer(configuration, { announce: () => undefined });
  try {
    const results: LighthouseResult[] = [];
    for (const path of paths) {
      const runs: LighthouseResult[] = [];
      for (let run = 0; run < runsOfEach; run += 1) {
        runs.push({ path, ...readReport(await runLighthouse(program, `${server.url}${path}`)) });
      }
      runs.sort((one, other) => one.paintSeconds - other.paintSeconds);
      results.push(...runs.slice((runsOfEach - 1) / 2, (runsOfEach + 1) / 2));
    }
    return results;
  } finally {
    await server.close();
  }
}

function runLighthouse(program: string, url: string): Promise<string> {
  const flags = ['--headless=new', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])];
  const parameters = [program, url, '--output=json', '--quiet', `--chrome-flags=${flags.join(' ')}`];
  const options = {
    env: { ...process.env, CHROME_PATH: findChromium() },
    maxBuffer: 100_000_000,
    timeout: longestMilliseconds,
  };
  return new Promise((resolve, reject) => {
    execFile(process.execPath, parameters, options, (error, output) => {
      if (error === null) resolve(output);
      else reject(new Error(`Lighthouse failed for ${url}: ${error.message}`));
    });
  });
}

function readReport(json: string): Omit<LighthouseResult, 'path'> {
  const { categories, audits } = reportSchema.parse(JSON.parse(json));
  const { performance, accessibility, seo, 'best-practices': practices } = categories;
  return {
    scores: [performance, accessibility, practices, seo].map((category) =>
      Math.round((category.score ?? 0) * 100),
    ),
    paintSeconds: audits['largest-contentful-paint'].numericValue / 1000,
    blockedMilliseconds: audits['total-blocking-time'].numericValue,
    shift: audits['cumulative-layout-shift'].numericValue,
  };
}

/** One line a page for a person. */
export function describeLighthouse(results: readonly LighthouseResult[]): string {
  const columns = ['performance', 'accessibility', 'practices', 'search', 'LCP', 'TBT', 'CLS'];
  const line = (name: string, cells: readonly string[]) =>
    `${name.padEnd(28)}${cells.map((cell) => cell.padStart(14)).join('')}`;
  const rows = results.map((result) =>
    line(result.path, [...result.scores.map(String), ...timesAndShift(result)]),
  );
  return `${[line('page', columns), ...rows].join('\n')}\n`;
}

/** For the table of a bench. A page that search engines may not list has fewer points for search. */
export function rowsOfLighthouse(results: readonly LighthouseResult[]): Row[] {
  return results.map((result) => ({
    name: `Lighthouse ${result.path}`,
    aim: '99 100 100 100, 0.9 s, 100 ms, 0.01',
    result: [result.scores.join(' '), ...timesAndShift(result)].join(', '),
  }));
}

const timesAndShift = ({ paintSeconds, blockedMilliseconds, shift }: LighthouseResult): string[] => [
  `${paintSeconds.toFixed(2)} s`,
  `${blockedMilliseconds.toFixed(0)} ms`,
  shift.toFixed(3),
];
