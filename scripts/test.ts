import { spawnSync } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { findChromium } from './find-chromium.ts';
import { projectDirectory } from './site-paths.ts';

interface Step {
  heading: string;
  command: readonly [string, ...string[]];
  environment?: Readonly<Record<string, string>>;
}

const steps: readonly Step[] = [
  { heading: 'Format and lint', command: ['biome', 'check', '.'] },
  { heading: 'Types', command: ['astro', 'check', '--minimumFailingSeverity', 'warning'] },
  {
    heading: 'Unit and content tests',
    command: ['vitest', 'run', '--project', 'unit', '--project', 'content'],
  },
  { heading: 'Server tests', command: ['vitest', 'run', '--project', 'server'] },
  { heading: 'Build of the site', command: ['node', 'scripts/build.ts'] },
  {
    heading: 'Build of the site with a right-to-left language',
    command: ['node', 'scripts/build.ts'],
    environment: { OUT_DIR: 'dist-pseudo', PSEUDO_RTL: '1' },
  },
  { heading: 'Tests of the built site', command: ['vitest', 'run', '--project', 'build'] },
  { heading: 'Browser tests', command: ['playwright', 'test'] },
];

// What a developer's shell may hold for other purposes must not change what is tested.
const { OUT_DIR: _outDir, PSEUDO_RTL: _pseudo, SITE_URL: _siteUrl, ...inherited } = process.env;

/** Runs every step in order. Returns 0, or the exit code of the first step that fails: no later one runs. */
function runSteps(environment: NodeJS.ProcessEnv): number {
  const times: string[] = [];
  let exitCode = 0;
  for (const step of steps) {
    console.log(`\n━━━ ${step.heading}\n`);
    const started = performance.now();
    exitCode = runStep(step, environment);
    const seconds = ((performance.now() - started) / 1000).toFixed(1).padStart(6);
    times.push(`${exitCode === 0 ? '✓' : '✗'} ${seconds} s  ${step.heading}`);
    if (exitCode !== 0) break;
  }
  console.log(`\n━━━ Time of each step\n\n${times.join('\n')}`);
  return exitCode;
}

function runStep(
  { command: [program, ...parameters], environment: own = {} }: Step,
  environment: NodeJS.ProcessEnv,
): number {
  const { status, error } = spawnSync(program, parameters, {
    cwd: projectDirectory,
    stdio: 'inherit',
    env: { ...environment, ...own },
  });
  if (error) console.error(`${program} could not be started: ${error.message}`);
  return status ?? 1;
}

process.exitCode = runSteps({
  ...inherited,
  PATH: [join(projectDirectory, 'node_modules', '.bin'), process.env.PATH].join(delimiter),
  // Found before the long steps, so that a machine without a browser says so at once.
  CHROMIUM_PATH: findChromium(),
});
