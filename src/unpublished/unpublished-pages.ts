import type { AstroIntegration } from 'astro';

const entrypoint = './src/unpublished/examples.astro';

/**
 * Pages for developers and tests: the components of `src/ui` in all their states, left to right at `/` and right to
 * left. They belong to the build with mirrored English, whose own pages all stand under `/ar-XB`.
 */
export function unpublishedPages(): AstroIntegration {
  return {
    name: 'unpublished-pages',
    hooks: {
      'astro:config:setup': ({ injectRoute }) => {
        for (const pattern of ['/', '/ar-XB/examples']) {
          injectRoute({ pattern, entrypoint, prerender: true });
        }
      },
    },
  };
}
