import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { isSiteStale } from '#build/build-stamp.ts';
import { runServer } from '#server/main.ts';
import { projectDirectory, siteDirectory } from './site-paths.ts';

const { SITE_DIR } = process.env;
if (SITE_DIR === undefined && (await isSiteStale(siteDirectory))) {
  console.log('Building the site first …');
  // In a process of its own: the bundler's memory goes back before the server starts.
  const build = spawnSync(process.execPath, [join(projectDirectory, 'scripts', 'build.ts')], {
    stdio: 'inherit',
  });
  if (build.status !== 0) {
    process.exit(build.status ?? 1);
  }
}
await runServer({ SITE_DIR: siteDirectory, ...process.env });
