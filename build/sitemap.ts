import { tagsOf } from './html-tags.ts';

/** What the head of a page says to search engines. */
export interface SearchEntry {
  canonical: string;
  /** The same page in each language that it is written in, and the one for all others. */
  alternates: readonly { language: string; href: string }[];
}

/** The entry of a page; undefined for a page that may not be listed. */
export function searchEntry(html: string): SearchEntry | undefined {
  const links = tagsOf(html.slice(0, html.indexOf('</head>')), ['link']);
  const named = (rel: string) => links.filter(({ attribute }) => attribute('rel') === rel);
  const canonical = named('canonical')[0]?.attribute('href');
  if (canonical === undefined) {
    return undefined;
  }
  const alternates = named('alternate').map(({ attribute }) => ({
    language: attribute('hreflang') ?? '',
    href: attribute('href') ?? '',
  }));
  return { canonical, alternates };
}

/**
 * The sitemap of the pages that name themselves among their languages. It repeats what their heads say, so that the two
 * cannot contradict each other: an untranslated page and a page of the mirrored test language are in neither.
 */
export function sitemapOf(entries: readonly SearchEntry[]): string {
  const listed = entries.filter(({ canonical, alternates }) =>
    alternates.some(({ href }) => href === canonical),
  );
  const byAddress = new Map(listed.map((entry) => [entry.canonical, entry]));
  const urls = [...byAddress.values()]
    .sort((one, other) => (one.canonical < other.canonical ? -1 : 1))
    .map(({ canonical, alternates }) => {
      const links = alternates.map(
        ({ language, href }) => `<xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>`,
      );
      return `<url><loc>${canonical}</loc>${links.join('')}</url>\n`;
    });
  const spaces =
    'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"';
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset ${spaces}>\n${urls.join('')}</urlset>\n`;
}
