import { childPaths, loadPage, type PageOf } from '#src/reading/pages.ts';
import { routes } from '#src/site/routes.ts';
import type { BuiltLanguage } from '#src/words/languages.ts';
import { topicSchemas } from './schema.ts';

/** The topics of body care, for their list. */
export async function loadTopics(language: BuiltLanguage): Promise<PageOf<typeof topicSchemas>[]> {
  const paths = await childPaths(routes.bodyCare, 'topic');
  return Promise.all(paths.map((path) => loadPage(topicSchemas, path, language)));
}
