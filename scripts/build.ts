import { build } from 'astro';
import { compressSite } from '#build/compress-site.ts';
import { mergeStyleSheets } from '#build/merge-style-sheets.ts';
import { writeBuildStamp } from '#build/site-staleness.ts';
import { splitStyleSheet } from '#build/split-style-sheet.ts';
import { writeStaticHostFiles } from '#build/static-host-files.ts';
import { projectDirectory, siteDirectory } from './site-paths.ts';

/** Builds the site: pages, files for static hosts, compressed copies, and a stamp of what it was built from. */
export async function buildSite(): Promise<void> {
  const started = performance.now();
  await build({ root: projectDirectory, logLevel: 'warn' });
  await mergeStyleSheets(siteDirectory);
  await splitStyleSheet(siteDirectory);
  await writeStaticHostFiles(siteDirectory);
  const files = await compressSite(siteDirectory);
  await writeBuildStamp(siteDirectory);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`Built ${files} files into ${siteDirectory} in ${seconds} s`);
}

if (import.meta.main) {
  await buildSite();
}
