import react from '@astrojs/react';
import sitemap from '@astrojs/sitemap';
import { defineConfig } from 'astro/config';
import { inlineScripts } from '#build/inline-scripts.ts';
import { fallbackLanguage, languages } from '#src/words/languages.ts';

const apiOrigin = process.env.API_ORIGIN ?? 'http://127.0.0.1:4322';

export default defineConfig({
  site: process.env.SITE_URL ?? 'https://buzima.example',
  outDir: process.env.OUT_DIR ?? './dist',
  trailingSlash: 'never',
  build: { format: 'file', inlineStylesheets: 'never', assets: 'assets' },
  integrations: [
    react(),
    sitemap({
      // Not for search engines: the 404 page, the mirrored test language, a member's own pages.
      filter: (page) => !/\/404$|\/ar-XB(\/|$)|\/premium\//.test(page),
      i18n: {
        defaultLocale: fallbackLanguage,
        locales: Object.fromEntries(Object.entries(languages).map(([code, { tag }]) => [code, tag])),
      },
    }),
  ],
  devToolbar: { enabled: false },
  vite: {
    plugins: [inlineScripts()],
    // One stylesheet of all parts; the build then takes from pages to read what only tools need.
    build: { cssCodeSplit: false },
    server: { proxy: { '/api': apiOrigin } },
  },
});
