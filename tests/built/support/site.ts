import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { HtmlElement, HtmlValidate, Parser } from 'html-validate';
import { siteDirectory } from '#scripts/site-paths.ts';
import { isLanguage, type Language } from '#src/words/languages.ts';

export interface BuiltPage {
  /** The file inside the site's folder, for example `fr/contacts.html`. */
  file: string;
  /** The address that the server answers it at, for example `/fr/contacts`. */
  path: string;
  language: Language;
  html: string;
  /** Read when it is first asked for: not every test that looks at pages looks into them. */
  readonly document: HtmlElement;
}

const parser = new Parser(await new HtmlValidate().getConfigFor('page.html'));

function readPage(file: string): BuiltPage {
  const html = readFileSync(join(siteDirectory, file), 'utf8');
  const path = `/${file.replace(/\.html$/, '')}`;
  const [, first = ''] = path.split('/');
  let document: HtmlElement | undefined;
  return {
    file,
    path: path === '/index' ? '/' : path,
    language: isLanguage(first) ? first : 'en',
    html,
    get document() {
      document ??= parser.parseHtml(html);
      return document;
    },
  };
}

/** Every file of the built site, as paths inside its folder. */
export const siteFiles: readonly string[] = readdirSync(siteDirectory, {
  recursive: true,
  withFileTypes: true,
})
  .filter((entry) => entry.isFile())
  .map((entry) =>
    join(entry.parentPath, entry.name)
      .slice(siteDirectory.length + 1)
      .replaceAll('\\', '/'),
  )
  .sort();

/** Every page of the built site, those for missing addresses included. */
export const pages: readonly BuiltPage[] = siteFiles.filter((file) => file.endsWith('.html')).map(readPage);

/** The pages that answer at their own address: all but those for missing addresses. */
export const reachablePages = pages.filter(({ file }) => !file.endsWith('404.html'));

/** The pages that search engines may list; the rest is reached by a letter or after logging in. */
export const listedPages = reachablePages.filter(
  ({ html }) => !html.includes('<meta name="robots" content="noindex">'),
);

/** Pages that show English for want of a translation: they send search engines to the English page. */
export const untranslatedPages = reachablePages.filter(({ html, path, language }) => {
  const canonical = /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1];
  return language !== 'en' && canonical !== undefined && !canonical.endsWith(path);
});

/** An attribute with its entities read. */
export function attribute(element: HtmlElement, name: string): string | undefined {
  const value = element.getAttributeValue(name);
  return value === null ? undefined : unescapeHtml(value);
}

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  '#x27': "'",
  nbsp: '\u00A0',
};

/** Text with the entities read that our own build writes. */
export function unescapeHtml(text: string): string {
  return text.replace(/&([a-z]+|#\w+);/g, (entity, name: string) => entities[name] ?? entity);
}

/** The pieces of text that a reader sees, one for each text node, without those marked as another language's. */
export function visibleTexts(element: HtmlElement, language: Language): string[] {
  return element.childNodes.flatMap((node): string[] => {
    if (!(node instanceof HtmlElement)) {
      const text = unescapeHtml(node.textContent).replace(/\s+/g, ' ').trim();
      return text === '' || node.nodeName === '#comment' ? [] : [text];
    }
    if (['script', 'style', 'svg'].includes(node.tagName)) return [];
    const own = attribute(node, 'lang');
    if (own !== undefined && own !== language) return [];
    return visibleTexts(node, language);
  });
}
