import { runServer } from '#server/main.ts';
import { buildSite } from './build.ts';
import { siteDirectory } from './site-paths.ts';
import { isSiteStale } from './site-staleness.ts';

const { SITE_DIR } = process.env;
if (SITE_DIR === undefined && (await isSiteStale(siteDirectory))) {
  console.log('Building the site first …');
  await buildSite();
}
await runServer({ SITE_DIR: siteDirectory, ...process.env });
