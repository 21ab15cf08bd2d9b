import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { projectDirectory, siteDirectory } from '#scripts/site-paths.ts';
import { lastAskIndex, writeAskIndexes } from './ask-index.ts';
import { currentStamp, writeBuildStamp } from './build-stamp.ts';
import { compressMost, siteCompressor } from './compress-site.ts';
import { describePacks } from './pack-report.ts';
import { writePackLists, writeParcels } from './packs.ts';
import { describeOverruns, overruns, type ReadPage, readPages, weighPages } from './page-budgets.ts';
import { joinSheets } from './page-sheets.ts';
import { collectSharedPictures, type PictureCollection } from './shared-pictures/shared-pictures.ts';
import { writeStaticHostFiles } from './static-host-files.ts';
import { styleSheetOf } from './style-sheets.ts';

/** The page that asks learns the address of its index after all pages, and the worker that of its first parcel. */
const isCompletedLater = /(^|[\\/])ask\.html$|^assets[\\/]ask[\\/]|^service-worker\.js$/;

/**
 * All that Astro's own build does not do: style sheets by kind of page, files for hosts and search engines, compressed copies, budgets, and
 * a stamp of what the site was built from. `astro build` alone makes the whole site.
 *
 * @param options.published false for a site that only tests look at: it is not compressed, and weighs what it weighs.
 */
export function wholeSite({ published }: { published: boolean }): AstroIntegration {
  let siteUrl = '';
  let compressionCache = '';
  let pictureCache = '';
  let pictures: PictureCollection | undefined;
  let stamp = '';
  return {
    name: 'whole-site',
    hooks: {
      'astro:config:setup': ({ updateConfig, addClientDirective }) => {
        addClientDirective({ name: 'painted', entrypoint: './src/site/enhance/painted.ts' });
        // Only what is rendered here decides on style sheets; the browser's scripts are split by the bundler alone.
        const output = { codeSplitting: { groups: [{ name: styleSheetOf, test: /\.css$/ }] } };
        updateConfig({ vite: { environments: { prerender: { build: { rolldownOptions: { output } } } } } });
      },
      'astro:config:done': ({ config }) => {
        siteUrl = config.site ?? '';
        compressionCache = fileURLToPath(new URL('compressed/', config.cacheDir));
        pictureCache = fileURLToPath(new URL('shared-pictures/', config.cacheDir));
      },
      'astro:server:setup': ({ server }) => {
        server.middlewares.use('/assets/ask', (request, response, next) => {
          void lastAskIndex(siteDirectory, request.url ?? '').then((json) => {
            if (json === undefined) return next();
            response.setHeader('Content-Type', 'application/json').end(json);
          }, next);
        });
      },
      // Before anything is read: what changes while the build runs makes the site stale.
      'astro:build:start': async () => {
        stamp = await currentStamp(projectDirectory, process.env);
        if (published) pictures = await collectSharedPictures(pictureCache);
      },
      'astro:build:done': async ({ dir, logger }) => {
        const directory = fileURLToPath(dir);
        await joinSheets(directory);
        const compressor = published ? await siteCompressor(directory, compressionCache) : undefined;
        // On other threads, while this one goes on with the files that are not whole yet.
        const whole = compressor?.compress((name) => !isCompletedLater.test(name));
        await writeAskIndexes(directory);
        await writeStaticHostFiles(directory, siteUrl);
        if (compressor) {
          const packs = await writeParcels(directory, siteUrl);
          const pages = await readPages(directory);
          await whole;
          const [made] = await Promise.all([pictures?.putInto(directory), compressor.compress()]);
          const { files, compressed } = await compressor.finish();
          logger.info(`${files} files compressed, ${compressed} of them anew`);
          logger.info(`${made?.pictures} shared pictures, ${made?.drawn} of them drawn anew`);
          logger.info(describePacks(await writePackLists(directory, packs)));
          for (const overrun of await tightenPages(directory, pages)) logger.warn(overrun);
        }
        await writeBuildStamp(directory, stamp);
      },
    },
  };
}

/** Compresses the pages that break a budget once more, as far as it goes; what they still break, a line each. */
async function tightenPages(directory: string, pages: readonly ReadPage[]): Promise<string[]> {
  const over = weighPages(directory, pages).filter((page) => overruns(page).length > 0);
  if (over.length === 0) return [];
  await Promise.all(over.map(({ file }) => compressMost(join(directory, file))));
  return describeOverruns(weighPages(directory, pages));
}
