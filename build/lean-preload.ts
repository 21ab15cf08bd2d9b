import type { Plugin } from 'vite';

/**
 * Leaves out the bundler's helper that puts style sheets and scripts into the head before a part of the program is fetched:
 * every page brings its style sheets from the start, and the helper is half a kilobyte or more of script.
 */
export function leanPreload(): Plugin {
  return {
    name: 'lean-preload',
    enforce: 'pre',
    load: (id) =>
      id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load();' : undefined,
  };
}
