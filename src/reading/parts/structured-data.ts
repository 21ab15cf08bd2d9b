import { localizedUrl } from '#src/site/localized-url.ts';
import type { BuiltLanguage } from '#src/words/languages.ts';

/** What schema.org calls a page. */
export type DescribedAs = 'MedicalWebPage' | 'WebPage' | 'CollectionPage';

interface Place {
  path: `/${string}`;
  language: BuiltLanguage;
  site: URL | undefined;
  type: DescribedAs;
}

/** What schema.org is told of a page. */
export interface DescribedPage {
  words: { heading: string; description: string };
  facts: { checked: Date };
  language: BuiltLanguage;
  sources: readonly { title: string; url: string }[];
}

/** A page as schema.org describes it. No reviewer is named, since none has reviewed it. */
export function pageStructuredData(
  { words, facts, language: wordsLanguage, sources }: DescribedPage,
  { path, language, site, type }: Place,
): Readonly<Record<string, unknown>> {
  return {
    '@context': 'https://schema.org',
    '@type': type,
    name: words.heading,
    description: words.description,
    inLanguage: wordsLanguage,
    url: new URL(localizedUrl(path, language), site).href,
    dateModified: facts.checked.toISOString().slice(0, 10),
    citation: sources.map(({ url }) => url),
  };
}
