import { HTMLElement, parse, TextNode } from 'node-html-parser';
import type { SitePage } from '#tests/support/site-pages.ts';

/** A link into the site. */
export interface Link {
  href: string;
  path: string;
  fragment: string;
  /** The language that the link itself says it leads to. */
  language: string | undefined;
  /** What names the list of links that it stands in. */
  within: string | undefined;
}

/** What the checks of all pages ask of a page. The tree that it was read from is not kept: there are hundreds. */
export interface BuiltPage extends SitePage {
  tag: string | undefined;
  direction: string | undefined;
  title: string;
  description: string;
  /** The text of its `h1`, and the language that it is in. */
  heading: Readonly<Record<'text' | 'tag', string>>;
  /** What it tells search engines of itself, as it stands in the page. */
  structured: readonly string[];
  robots: string;
  canonical: readonly string[];
  /** What chats show with the page's address; each is empty where the page does not say it. */
  sharedPicture: Readonly<Record<'address' | 'width' | 'height' | 'alt' | 'card', string>>;
  /** Language and address of each alternate. */
  alternates: readonly (readonly [string, string])[];
  /** How often there is what every page has once. */
  outline: Readonly<Record<'h1' | 'main' | 'main h1' | 'header' | 'footer' | 'menu', number>>;
  ids: readonly string[];
  links: readonly Link[];
  /** Addresses of this site that an island shows only after a click: they stand in its properties. */
  laterLinks: readonly string[];
  /** Addresses of what the page fetches by itself. */
  fetched: readonly string[];
  /** Every text that is shown, in whatever language. */
  texts: readonly string[];
  /** What is said in the page's own language: texts, attributes read aloud, and what islands show later. */
  said: readonly string[];
  /** Pictures without `alt`, links and buttons without a name. */
  nameless: readonly string[];
  /** Styles and scripts in attributes. */
  inlined: readonly string[];
  isTool: boolean;
}

export const origin = process.env.SITE_URL ?? 'https://buzima.example';

/** The tree of a page: what stands in `noscript` too, and no comments. */
export function parsePage(html: string): HTMLElement {
  return parse(html, { blockTextElements: { script: true, style: true } });
}

/** A text as a reader sees it: entities read, and white space as one blank. */
export function textOf(element: HTMLElement | null | undefined): string {
  return (element?.text ?? '').replace(/\s+/g, ' ').trim();
}

interface Found {
  element: HTMLElement;
  language: string | undefined;
  ancestors: readonly HTMLElement[];
}

interface FoundText {
  text: string;
  language: string | undefined;
}

/** Every element and every shown text of a tree, in one walk, each with the language that it is marked with. */
function walk(root: HTMLElement): { elements: Found[]; texts: FoundText[] } {
  const elements: Found[] = [];
  const texts: FoundText[] = [];
  const visit = (
    parent: HTMLElement,
    outer: string | undefined,
    ancestors: readonly HTMLElement[],
    isShown: boolean,
  ) => {
    for (const node of parent.childNodes) {
      if (node instanceof TextNode) {
        const text = node.text.replace(/\s+/g, ' ').trim();
        if (isShown && text !== '') texts.push({ text, language: outer });
      } else if (node instanceof HTMLElement) {
        const language = node.getAttribute('lang') ?? outer;
        elements.push({ element: node, language, ancestors });
        const shows = isShown && !/^(?:script|style|svg|title)$/i.test(node.rawTagName);
        visit(node, language, [...ancestors, node], shows);
      }
    }
  };
  visit(root, undefined, [], true);
  return { elements, texts };
}

const attribute = ({ element }: Found, name: string) => element.getAttribute(name);
const tagOf = ({ element }: Found) => element.rawTagName.toLowerCase();

/** Reads a page once, and keeps what the checks of all pages ask for. */
export function readPage(page: SitePage, html: string): BuiltPage {
  const { elements, texts } = walk(parsePage(html));
  const byTag = Map.groupBy(elements, tagOf);
  const all = (tag: string) => byTag.get(tag) ?? [];
  const meta = (name: string) =>
    all('meta')
      .find((found) => attribute(found, 'name') === name)
      ?.element.getAttribute('content') ?? '';
  const property = (name: string) =>
    all('meta')
      .find((found) => attribute(found, 'property') === name)
      ?.element.getAttribute('content') ?? '';
  const links = (rel: string) => all('link').filter((found) => attribute(found, 'rel') === rel);
  const [root] = all('html');
  const title = textOf(all('title')[0]?.element);
  const islands = all('astro-island').map((island) => attribute(island, 'props') ?? '{}');
  return {
    ...page,
    tag: root && attribute(root, 'lang'),
    direction: root && attribute(root, 'dir'),
    title,
    description: meta('description'),
    heading: { text: textOf(all('h1')[0]?.element), tag: all('h1')[0]?.language ?? '' },
    structured: all('script')
      .filter((script) => attribute(script, 'type') === 'application/ld+json')
      .map(({ element }) => element.rawText),
    robots: meta('robots'),
    canonical: links('canonical').map((link) => attribute(link, 'href') ?? ''),
    alternates: links('alternate').map((link) => [
      attribute(link, 'hreflang') ?? '',
      attribute(link, 'href') ?? '',
    ]),
    sharedPicture: {
      address: property('og:image'),
      width: property('og:image:width'),
      height: property('og:image:height'),
      alt: property('og:image:alt'),
      card: meta('twitter:card'),
    },
    outline: outlineOf(all),
    ids: elements.flatMap((found) => attribute(found, 'id') ?? []),
    links: all('a').flatMap((link) => internalLink(link, page.path)),
    laterLinks: islands.flatMap((props) =>
      [...props.matchAll(/"href":\[0,"(\/[^"]*)"\]/g)].map(([, href = '']) => href),
    ),
    fetched: fetchedBy(all),
    texts: [...new Set([title, ...texts.map(({ text }) => text)])],
    said: saidIn(elements, texts, islands, root && attribute(root, 'lang')),
    nameless: namelessIn(all),
    inlined: elements.flatMap(({ element }) =>
      Object.keys(element.rawAttributes)
        .filter((name) => name === 'style' || /^on[a-z]/.test(name))
        .map((name) => `${element.rawTagName} ${name}`),
    ),
    isTool: islands.length > 0,
  };
}

type ByTag = (tag: string) => readonly Found[];

function outlineOf(all: ByTag): BuiltPage['outline'] {
  const isIn = (found: Found, tag: string) =>
    found.ancestors.some((ancestor) => ancestor.rawTagName.toLowerCase() === tag);
  const ofBody = (tag: string) =>
    all(tag).filter(({ ancestors }) => ancestors.at(-1)?.rawTagName.toLowerCase() === 'body');
  return {
    h1: all('h1').length,
    main: all('main').length,
    'main h1': all('h1').filter(({ ancestors }) => ancestors.some(({ id }) => id === 'content')).length,
    header: ofBody('header').length,
    footer: ofBody('footer').length,
    menu: all('nav').filter((nav) => isIn(nav, 'header')).length,
  };
}

function internalLink(link: Found, base: string): Link[] {
  const href = attribute(link, 'href');
  if (href === undefined) return [];
  const url = new URL(href, `${origin}${base}`);
  if (url.origin !== origin || !url.protocol.startsWith('http')) return [];
  const root = link.ancestors[0]?.getAttribute('lang');
  const list = link.ancestors.findLast((ancestor) => ancestor.rawTagName.toLowerCase() === 'nav');
  return [
    {
      href,
      path: decodeURIComponent(url.pathname),
      fragment: decodeURIComponent(url.hash.slice(1)),
      language: attribute(link, 'hreflang') ?? (link.language === root ? undefined : link.language),
      within: list?.getAttribute('aria-labelledby'),
    },
  ];
}

function fetchedBy(all: ByTag): string[] {
  const sources = ['script', 'img', 'iframe', 'source', 'video'].flatMap((tag) =>
    all(tag).flatMap((found) => attribute(found, 'src') ?? []),
  );
  const linked = all('link')
    .filter((link) => /^(?:stylesheet|preload|modulepreload|icon)$/.test(attribute(link, 'rel') ?? ''))
    .map((link) => attribute(link, 'href') ?? '');
  return [...sources, ...linked];
}

const spokenAttributes = ['alt', 'aria-label', 'title', 'placeholder', 'content'] as const;

function saidIn(
  elements: readonly Found[],
  texts: readonly FoundText[],
  islands: readonly string[],
  tag: string | undefined,
): string[] {
  const heading = elements.find(({ element }) => element.rawTagName === 'h1');
  const spoken = elements.flatMap((found) => {
    // A title and a picture repeat the heading, which may wait for its translation.
    const repeats = /^og:(?:title|image:alt)$/.test(attribute(found, 'property') ?? '');
    const { language } = repeats ? (heading ?? found) : found;
    return language === tag ? spokenAttributes.flatMap((name) => attribute(found, name) ?? []) : [];
  });
  const shown = texts.filter(({ language }) => language === tag).map(({ text }) => text);
  return [...new Set([...shown, ...spoken, ...islands.flatMap((props) => strings(JSON.parse(props)))])];
}

function strings(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(strings) : [];
}

function namelessIn(all: ByTag): string[] {
  const pictures = all('img').filter((found) => attribute(found, 'alt') === undefined);
  const controls = ['a', 'button', 'summary'].flatMap(all).filter((found) => {
    // What a script makes copies of is named by the script.
    if (found.ancestors.some((ancestor) => ancestor.rawTagName.toLowerCase() === 'template')) return false;
    const named = attribute(found, 'aria-label') ?? attribute(found, 'aria-labelledby') ?? '';
    const drawn = found.element.querySelector('img[alt]:not([alt=""]), svg[aria-label], svg title');
    return textOf(found.element) === '' && named === '' && drawn === null;
  });
  return [...pictures, ...controls].map(({ element }) => element.outerHTML.slice(0, 120));
}
