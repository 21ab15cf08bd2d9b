import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { projectDirectory } from './site-paths.ts';

const longestMilliseconds = 300_000;

/** Seconds that the whole site may take to build on two cores. */
export const buildBudget = 60;

/**
 * Builds the site into an empty folder, as the published site is built.
 * @returns seconds.
 * @throws Error when the build fails or takes longer than five minutes.
 */
export function benchBuild(directory: string): number {
  const { PSEUDO_RTL: _, ...environment } = process.env;
  const started = performance.now();
  const { status, error } = spawnSync(process.execPath, [join(projectDirectory, 'scripts/build.ts')], {
    cwd: projectDirectory,
    env: { ...environment, OUT_DIR: directory },
    stdio: ['ignore', 'ignore', 'inherit'],
    timeout: longestMilliseconds,
  });
  if (status !== 0) throw new Error(`The site could not be built${error ? `: ${error.message}` : ''}.`);
  return (performance.now() - started) / 1000;
}
