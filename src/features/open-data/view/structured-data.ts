import type { OpenData } from '#src/features/open-data/data-files.ts';
import { dataFolder, dataVersion } from '#src/features/open-data/logic/published.ts';
import { localizedUrl } from '#src/site/localized-url.ts';
import { routes } from '#src/site/routes.ts';
import type { BuiltLanguage } from '#src/words/languages.ts';
import { textsOf } from '#src/words/texts-of.ts';

/** The files as schema.org describes data, so that search engines for data find them. */
export function openDataStructuredData(
  { tables }: OpenData,
  language: BuiltLanguage,
  site: URL | undefined,
): Readonly<Record<string, unknown>> {
  const { openData, pages } = textsOf(language);
  return {
    '@context': 'https://schema.org',
    '@type': 'DataCatalog',
    name: pages.openData.title,
    description: pages.openData.description,
    url: new URL(localizedUrl(routes.openData, language), site).href,
    dataset: tables.map(({ name, made, licence, file }) => ({
      '@type': 'Dataset',
      name: openData.tables[name].name,
      description: openData.tables[name].text,
      version: String(dataVersion),
      dateModified: made,
      isAccessibleForFree: true,
      license: licence.map(({ url }) => url),
      distribution: {
        '@type': 'DataDownload',
        encodingFormat: 'application/json',
        contentUrl: new URL(`/${dataFolder}/${file.name}`, site).href,
      },
    })),
  };
}
