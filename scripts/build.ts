import { build } from 'astro';
import { isSiteStale } from '#build/build-stamp.ts';
import { projectDirectory, siteDirectory } from './site-paths.ts';

if (await isSiteStale(siteDirectory)) {
  const started = performance.now();
  // As `astro build`, without a line for each of its files.
  await build({ root: projectDirectory, logLevel: 'warn' });
  console.log(`Built ${siteDirectory} in ${((performance.now() - started) / 1000).toFixed(1)} s`);
} else {
  console.log(`${siteDirectory} was built from these sources already. Delete it to build it again.`);
}
