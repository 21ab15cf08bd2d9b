import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { projectDirectory } from './site-paths.ts';

const longestMilliseconds = 900_000;

/** Seconds that the whole site may take to build on two cores; and a second time, when nothing has changed. */
export const buildBudgets = { first: 60, second: 20 } as const;

/**
 * Builds a project into an empty folder, as the published site is built.
 *
 * @param outDir where to build
 * @param project the folder of the project; by default this one
 * @returns seconds
 * @throws Error when the build fails or takes longer than a quarter of an hour
 */
export function benchBuild(outDir: string, project = projectDirectory): number {
  const { PSEUDO_RTL: _, ...environment } = process.env;
  const started = performance.now();
  const { status, error } = spawnSync(process.execPath, [join(project, 'scripts/build.ts')], {
    cwd: project,
    env: { ...environment, OUT_DIR: outDir },
    stdio: ['ignore', 'ignore', 'pipe'],
    timeout: longestMilliseconds,
  });
  if (status !== 0) throw new Error(`The site could not be built${error ? `: ${error.message}` : ''}.`);
  return (performance.now() - started) / 1000;
}
