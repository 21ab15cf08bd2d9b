import { delimiter, join } from 'node:path';
import { findChromium } from './find-chromium.ts';
import { projectDirectory } from './site-paths.ts';
import { describeOutcomes, type Lane, runStages } from './test-steps.ts';

/** What Astro writes between its runs is shared, so its commands follow one another; all other tests together last as long. */
const siteLane: Lane = [
  { name: 'Build of the site', command: ['node', 'scripts/build.ts'] },
  {
    name: 'Build of the site right to left',
    command: ['node', 'scripts/build.ts'],
    environment: { OUT_DIR: 'dist-pseudo', PSEUDO_RTL: '1' },
  },
  { name: 'Types', command: ['astro', 'check', '--minimumFailingSeverity', 'warning'] },
  {
    name: 'Tests of the built site',
    command: ['vitest', 'run', '--project', 'build'],
    needs: ['Build of the site'],
  },
];

const codeLane: Lane = [
  { name: 'Format and lint', command: ['biome', 'check', '.'] },
  { name: 'Audit of the dependencies', command: ['node', 'scripts/audit.ts'] },
  { name: 'Server tests', command: ['vitest', 'run', '--project', 'server'] },
  {
    name: 'Unit and content tests',
    command: ['vitest', 'run', '--project', 'unit', '--project', 'content'],
  },
];

/** The browser tests take both cores. */
const browserLane: Lane = [
  {
    name: 'Browser tests',
    command: ['playwright', 'test'],
    needs: ['Build of the site', 'Build of the site right to left'],
  },
];

// What a developer's shell may hold for other purposes must not change what is tested.
const { OUT_DIR: _outDir, PSEUDO_RTL: _pseudo, SITE_URL: _siteUrl, ...inherited } = process.env;

const outcomes = await runStages([[siteLane, codeLane], [browserLane]], {
  // One day for all steps, also past midnight: the pages that are looked at change with it.
  SAMPLE_DATE: new Date().toISOString().slice(0, 10),
  ...inherited,
  PATH: [join(projectDirectory, 'node_modules', '.bin'), process.env.PATH].join(delimiter),
  // Found before the long steps, so that a machine without a browser says so at once.
  CHROMIUM_PATH: findChromium(),
});

console.log(`\n━━━ Summary\n\n${describeOutcomes(outcomes)}`);
process.exitCode = outcomes.every(({ result }) => result === 'passed') ? 0 : 1;
