import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { inlineScripts } from '#build/inline-scripts.ts';
import { wholeSite } from '#build/integration.ts';
import { leanPreload } from '#build/lean-preload.ts';
import { classNameOf } from '#build/style-sheets.ts';
import { unpublishedPages } from '#src/unpublished/unpublished-pages.ts';

// English mirrored right to left and the examples of the components: for tests, never published.
const isTestBuild = process.env.PSEUDO_RTL === '1';
const apiOrigin = process.env.API_ORIGIN ?? 'http://127.0.0.1:4322';

export default defineConfig({
  site: process.env.SITE_URL ?? 'https://buzima.example',
  outDir: process.env.OUT_DIR ?? './dist',
  trailingSlash: 'never',
  build: { format: 'file', inlineStylesheets: 'never', assets: 'assets', concurrency: 4 },
  integrations: [
    react(),
    wholeSite({ published: !isTestBuild }),
    ...(isTestBuild ? [unpublishedPages()] : []),
  ],
  devToolbar: { enabled: false },
  vite: {
    plugins: [inlineScripts(), leanPreload()],
    css: { modules: { generateScopedName: classNameOf } },
    // Phones that get no new browser any more: the oldest ones with cascade layers.
    build: { cssTarget: ['chrome100', 'firefox100', 'safari15.4'] },
    server: { proxy: { '/api': apiOrigin } },
  },
});
