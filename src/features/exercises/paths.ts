import { languagePaths } from '#src/site/language-paths.ts';
import { exerciseIds } from './load.ts';

/** The static paths of the exercises' pages, each in every language. */
export async function exercisePaths() {
  const ids = await exerciseIds();
  return ids.flatMap((id) =>
    languagePaths().map(({ params, props }) => ({
      params: { ...params, exercise: id },
      props: { ...props, id },
    })),
  );
}
