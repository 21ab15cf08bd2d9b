/**
 * Measures the site: how long it takes to build, how much each page weighs, what the search finds, what Lighthouse says, how
 * much the server carries. Weights are the same everywhere, so a page over its budget ends this with exit code 1; speeds depend on the
 * machine, so they are only printed. With the word `pages`, it measures instead how the build grows with made-up pages.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { describePacks, packBudget, readPackIndex } from '#build/pack-report.ts';
import { describePages, measurePages, overruns } from '#build/page-budgets.ts';
import { benchBuild, buildBudgets } from './bench-build.ts';
import { benchGrowth, describeGrowth, type Growth, usualSizes } from './bench-growth.ts';
import { benchLighthouse, describeLighthouse, findLighthouse } from './bench-lighthouse.ts';
import { benchSearch, describeSearch } from './bench-search.ts';
import { benchServer, describeServerBench } from './bench-server.ts';
import { projectDirectory } from './site-paths.ts';

/** Prints what a measurement of speed says; one that fails or hangs is told and holds nothing else up. */
async function printSpeed(heading: string, seconds: number, measure: () => Promise<string>): Promise<void> {
  console.log(`\n${heading}\n`);
  const tooLong = Promise.withResolvers<string>();
  const timer = setTimeout(
    () => tooLong.resolve(`Not measured: it took more than ${seconds} s.\n`),
    seconds * 1000,
  );
  const told = measure().catch((error: unknown) => `Not measured: ${String(error)}\n`);
  process.stdout.write(await Promise.race([told, tooLong.promise]));
  clearTimeout(timer);
}

async function lighthouseReport(siteDirectory: string, temporary: string): Promise<string> {
  const program = findLighthouse();
  if (program === undefined) {
    return 'Not measured: the lighthouse package is not installed ("npm install --no-save lighthouse" adds it here).\n';
  }
  return describeLighthouse(await benchLighthouse(program, siteDirectory, temporary));
}

/** @returns whether every page and every pack keeps its budget. */
async function bench(temporary: string): Promise<boolean> {
  const site = join(temporary, 'site');
  console.log('Build of the whole site\n');
  rmSync(join(projectDirectory, 'node_modules', '.astro'), { recursive: true, force: true });
  for (const [name, budget] of Object.entries(buildBudgets)) {
    const seconds = benchBuild(site).toFixed(1);
    console.log(`${name}: ${seconds} s on ${availableParallelism()} cores (aim: ${budget} s on 2 cores)`);
  }

  console.log('\nBytes of each page at a first visit, brotli, in its heaviest language\n');
  const pages = await measurePages(site);
  process.stdout.write(describePages(pages));
  const packs = readPackIndex(site);
  console.log(`\n${describePacks(packs)}`);

  console.log(
    '\nQueries of tests/search with a good page among the first three results (aim: 95, 95, 90, 90 %)\n',
  );
  console.log(describeSearch(benchSearch(site)));

  await printSpeed('Lighthouse, simulated slow phone (aim: 99, 100, 100, 100, 1.00 s, 0)', 600, () =>
    lighthouseReport(site, temporary),
  );
  // benchServer reads the site's folder from the environment, as the server does.
  process.env.SITE_DIR = site;
  await printSpeed('Server under load', 120, async () => describeServerBench(await benchServer()));
  const areLight = Object.values(packs).every(({ sent }) => sent <= packBudget);
  return areLight && pages.every((page) => overruns(page).length === 0);
}

function benchPages(temporary: string, sizes: readonly number[]): void {
  console.log('Build of the site with made-up pages, from empty caches\n');
  let base: Growth | undefined;
  benchGrowth(temporary, sizes.length === 0 ? usualSizes : sizes, (growth) => {
    base ??= growth;
    process.stdout.write(describeGrowth(growth, base));
  });
}

const temporary = mkdtempSync(join(tmpdir(), 'bench-'));
let withinBudget = true;
try {
  const [, , what, ...sizes] = process.argv;
  if (what === 'pages') benchPages(temporary, sizes.map(Number));
  else withinBudget = await bench(temporary);
} finally {
  rmSync(temporary, { recursive: true, force: true });
}
// A measurement that was given up may still hold on to a child process.
process.exit(withinBudget ? 0 : 1);
