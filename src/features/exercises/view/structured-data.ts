import type { ExercisePage } from '#src/features/exercises/load.ts';
import { localizedUrl } from '#src/site/localized-url.ts';
import { exercisePath } from '#src/site/routes.ts';
import type { BuiltLanguage } from '#src/words/languages.ts';

/** How to do an exercise, as schema.org describes it, for search engines. */
export function exerciseStructuredData(
  { exercise: { id, words, language: wordsLanguage }, figures }: ExercisePage,
  language: BuiltLanguage,
  site: URL | undefined,
): Readonly<Record<string, unknown>> {
  return {
    '@context': 'https://schema.org',
    '@type': 'HowTo',
    name: words.name,
    description: words.summary,
    inLanguage: wordsLanguage,
    url: new URL(localizedUrl(exercisePath(id), language), site).href,
    image: new URL(`/${figures.woman.still.file}`, site).href,
    step: words.steps.map((text, index) => ({ '@type': 'HowToStep', position: index + 1, text })),
  };
}
