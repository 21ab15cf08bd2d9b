/**
 * Measures the site: how long it takes to build, how much each page weighs, what the search finds, how questions are answered, what Lighthouse says, how
 * much the server carries; and ends with one table of all of it. Weights are the same everywhere, so a page over its budget ends this with
 * exit code 1; speeds depend on the machine, so they are only printed. With the word `pages`, it measures instead how the build grows with
 * made-up pages.
 */
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { describePacks, readPackIndex, rowsOfPacks } from '#build/pack-report.ts';
import { describePages, measurePages, overruns, rowsOfPages } from '#build/page-budgets.ts';
import { benchAsk, describeAsk, rowsOfAsk } from './bench-ask.ts';
import { benchBuild, buildBudgets } from './bench-build.ts';
import { benchGrowth, describeGrowth, type Growth, usualSizes } from './bench-growth.ts';
import { benchLighthouse, describeLighthouse, findLighthouse, rowsOfLighthouse } from './bench-lighthouse.ts';
import { benchSearch, describeSearch, rowsOfSearch } from './bench-search.ts';
import { benchServer, describeServerBench, rowsOfServer } from './bench-server.ts';
import { describeTable, type Measured, type Measurement, takeMeasurements } from './bench-table.ts';
import { projectDirectory } from './site-paths.ts';

function measureBuild(site: string): Measured {
  rmSync(join(projectDirectory, 'node_modules', '.astro'), { recursive: true, force: true });
  const rows = Object.entries(buildBudgets).map(([name, budget]) => ({
    name: `build, ${name} time`,
    aim: `${budget} s on 2 cores`,
    result: `${benchBuild(site).toFixed(1)} s on ${availableParallelism()} cores`,
  }));
  return { report: describeTable(rows), rows };
}

async function measureWeights(site: string): Promise<Measured> {
  const pages = await measurePages(site);
  return {
    report: describePages(pages),
    rows: rowsOfPages(pages),
    isKept: pages.every((page) => overruns(page).length === 0),
  };
}

function measureSearch(site: string): Measured {
  const results = benchSearch(site);
  return { report: describeSearch(results), rows: rowsOfSearch(results) };
}

function measureAnswers(site: string): Measured {
  const results = benchAsk(site);
  return { report: describeAsk(results), rows: rowsOfAsk(results) };
}

async function measureLighthouse(site: string, temporary: string): Promise<Measured> {
  const program = findLighthouse();
  if (program === undefined) {
    throw new Error(
      'the lighthouse package is not installed ("npm install --no-save lighthouse" adds it here).',
    );
  }
  const results = await benchLighthouse(program, site, temporary);
  return { report: describeLighthouse(results), rows: rowsOfLighthouse(results) };
}

function measurePacks(site: string): Measured {
  const index = readPackIndex(site);
  const rows = rowsOfPacks(index);
  return { report: `${describePacks(index)}\n`, rows };
}

/** Runs another bench, whose last word is its exit code. */
function measureApart(script: string, name: string, aim: string, site: string): Promise<Measured> {
  const environment = { ...process.env, OUT_DIR: site };
  return new Promise((resolve) => {
    const program = join(projectDirectory, 'scripts', script);
    execFile(process.execPath, [program], { env: environment }, (error, report, faults) => {
      resolve({ report: report + faults, rows: [{ name, aim, result: error ? 'not kept' : 'kept' }] });
    });
  });
}

async function measureServer(site: string): Promise<Measured> {
  // benchServer reads the site's folder from the environment, as the server does.
  process.env.SITE_DIR = site;
  const results = await benchServer();
  return { report: describeServerBench(results), rows: rowsOfServer(results) };
}

/** All that is measured, in this order; the build makes the site that the others look at. */
function measurements(site: string, temporary: string): readonly Measurement[] {
  return [
    { heading: 'Build of the whole site', longest: 1800, measure: () => measureBuild(site) },
    {
      heading: 'Bytes of each page at a first visit, brotli, in its heaviest language',
      longest: 300,
      measure: () => measureWeights(site),
    },
    {
      heading: 'Queries of tests/search with a good page among the first three results',
      longest: 300,
      measure: () => measureSearch(site),
    },
    { heading: 'Questions of tests/ask', longest: 300, measure: () => measureAnswers(site) },
    {
      heading: 'Lighthouse, simulated slow phone',
      longest: 900,
      measure: () => measureLighthouse(site, temporary),
    },
    { heading: 'Languages saved for days without network', longest: 60, measure: () => measurePacks(site) },
    {
      heading: 'Load of 200 connections for 60 s on each database',
      longest: 300,
      measure: () => measureApart('bench-load.ts', 'load of 200 connections', 'no error', site),
    },
    {
      heading: 'Faults under load',
      longest: 300,
      measure: () =>
        measureApart('bench-faults.ts', 'faults under load', 'nothing but 503, alone again', site),
    },
    { heading: 'Server under load', longest: 120, measure: () => measureServer(site) },
  ];
}

/** @returns whether everything is kept that hangs on no machine. */
async function bench(temporary: string): Promise<boolean> {
  const print = (text: string) => process.stdout.write(text);
  const all = await takeMeasurements(measurements(join(temporary, 'site'), temporary), print);
  print(`\nAll of it\n\n${describeTable(all.flatMap(({ rows }) => rows))}`);
  return all.every(({ isKept }) => isKept !== false);
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
let isKept = true;
try {
  const [, , what, ...sizes] = process.argv;
  if (what === 'pages') benchPages(temporary, sizes.map(Number));
  else isKept = await bench(temporary);
} finally {
  rmSync(temporary, { recursive: true, force: true });
}
// A measurement that was given up may still hold on to a child process.
process.exit(isKept ? 0 : 1);
