import { pageIds } from './load-pages.ts';
import { workoutPath } from './page-paths.ts';
import { languagePaths } from './paths.ts';

/** The two catalogues, for men and for women. */
export async function audiencePaths() {
  return pathsOf(await pageIds('catalogue'), /^[a-z]+\/index$/);
}

/** The categories that are written. */
export async function categoryPaths() {
  return pathsOf(await pageIds('catalogue'), /^[a-z]+\/[a-z-]+\/index$/);
}

/** The workouts. */
export async function workoutPaths() {
  return pathsOf(await pageIds('workout'), /./);
}

function pathsOf(ids: readonly string[], pattern: RegExp) {
  return ids
    .filter((id) => pattern.test(id))
    .flatMap((id) => {
      const [audience = '', category = '', workout = ''] = id.split('/');
      return languagePaths().map(({ params, props }) => ({
        params: { ...params, audience, category, workout },
        props: { ...props, id, path: workoutPath(id) },
      }));
    });
}
