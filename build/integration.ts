import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { projectDirectory } from '#scripts/site-paths.ts';
import { currentStamp, writeBuildStamp } from './build-stamp.ts';
import { compressSite } from './compress-site.ts';
import { describePacks } from './pack-report.ts';
import { writePackLists, writeParcels } from './packs.ts';
import { describeOverruns, measurePages } from './page-budgets.ts';
import { joinSheets } from './page-sheets.ts';
import { writeStaticHostFiles } from './static-host-files.ts';
import { styleSheetOf } from './style-sheets.ts';

/**
 * All that Astro's own build does not do: style sheets by kind of page, files for hosts and search engines, compressed copies, budgets, and
 * a stamp of what the site was built from. `astro build` alone makes the whole site.
 *
 * @param options.published false for a site that only tests look at: it is not compressed, and weighs what it weighs.
 */
export function wholeSite({ published }: { published: boolean }): AstroIntegration {
  let siteUrl = '';
  let compressionCache = '';
  let stamp = '';
  return {
    name: 'whole-site',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        // Only what is rendered here decides on style sheets; the browser's scripts are split by the bundler alone.
        const output = { codeSplitting: { groups: [{ name: styleSheetOf, test: /\.css$/ }] } };
        updateConfig({ vite: { environments: { prerender: { build: { rolldownOptions: { output } } } } } });
      },
      'astro:config:done': ({ config }) => {
        siteUrl = config.site ?? '';
        compressionCache = fileURLToPath(new URL('compressed/', config.cacheDir));
      },
      // Before anything is read: what changes while the build runs makes the site stale.
      'astro:build:start': async () => {
        stamp = await currentStamp(projectDirectory, process.env);
      },
      'astro:build:done': async ({ dir, logger }) => {
        const directory = fileURLToPath(dir);
        await joinSheets(directory);
        await writeStaticHostFiles(directory, siteUrl);
        if (published) {
          const packs = await writeParcels(directory, siteUrl);
          const { files, compressed } = await compressSite(directory, compressionCache);
          logger.info(`${files} files compressed, ${compressed} of them anew`);
          logger.info(describePacks(await writePackLists(directory, packs)));
          for (const overrun of describeOverruns(await measurePages(directory))) {
            logger.warn(overrun);
          }
        }
        await writeBuildStamp(directory, stamp);
      },
    },
  };
}
