import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { inlineScripts } from '#build/inline-scripts.ts';
import { wholeSite } from '#build/integration.ts';

const apiOrigin = process.env.API_ORIGIN ?? 'http://127.0.0.1:4322';

export default defineConfig({
  site: process.env.SITE_URL ?? 'https://buzima.example',
  outDir: process.env.OUT_DIR ?? './dist',
  trailingSlash: 'never',
  build: { format: 'file', inlineStylesheets: 'never', assets: 'assets' },
  integrations: [react(), wholeSite({ published: process.env.PSEUDO_RTL !== '1' })],
  devToolbar: { enabled: false },
  vite: { plugins: [inlineScripts()], server: { proxy: { '/api': apiOrigin } } },
});
