import { existsSync, readFileSync, statSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { splitLocalizedPath } from '#src/site/localized-url.ts';
import { calculatorRoutes, routes } from '#src/site/routes.ts';
import { inlineScriptBytes, type PageWeight, pageWeight } from './page-weight.ts';

/** What a kind of page may weigh at a first visit, in brotli bytes. One KB is 1,000 bytes here. */
interface Budget {
  total: number;
  /** Script files and the scripts inside the page together. */
  javascript?: number;
  firstPicture?: number;
}

const budgets = {
  content: { total: 35_000, javascript: 3_000 },
  interactive: { total: 100_000, javascript: 80_000 },
  home: { total: 100_000, firstPicture: 15_000 },
} as const satisfies Record<string, Budget>;
export type PageKind = keyof typeof budgets;

const interactivePaths = [
  ...calculatorRoutes.map((name) => routes[name]),
  routes.workout,
  routes.contact,
  routes.premium,
];

/** One page of the built site, measured. */
export interface MeasuredPage {
  /** The path that all languages share. */
  path: string;
  language: string;
  kind: PageKind;
  weight: PageWeight;
  /** Script inside the page, also part of the page's html. */
  inlineScript: number;
  /** Of the first picture in the page's content; undefined without one. */
  firstPicture: number | undefined;
}

/** The kind of a page by the path that all languages share. */
export function pageKind(path: string): PageKind {
  if (path === routes.home) return 'home';
  const isInteractive = interactivePaths.some((one) => path === one || path.startsWith(`${one}/`));
  return isInteractive ? 'interactive' : 'content';
}

/** The budgets that a page breaks, each as a short text; none when it keeps them all. */
export function overruns({ kind, weight, inlineScript, firstPicture }: MeasuredPage): string[] {
  const budget: Budget = budgets[kind];
  const measured = {
    total: weight.total,
    javascript: weight.javascript + inlineScript,
    firstPicture: firstPicture ?? 0,
  };
  return (['total', 'javascript', 'firstPicture'] as const).flatMap((name) => {
    const most = budget[name];
    return most === undefined || measured[name] <= most
      ? []
      : [`${name} ${kilobytes(measured[name])} > ${kilobytes(most)}`];
  });
}

/** Measures every page of the built site. */
export async function measurePages(siteDirectory: string): Promise<MeasuredPage[]> {
  const names = await readdir(siteDirectory, { recursive: true });
  const files = names.map((name) => name.replaceAll('\\', '/')).filter((name) => name.endsWith('.html'));
  return files.sort().map((file) => {
    const html = readFileSync(join(siteDirectory, file), 'utf8');
    const { language, path } = splitLocalizedPath(`/${file.replace(/(^|\/)index\.html$|\.html$/, '')}`);
    return {
      path,
      language,
      kind: pageKind(path),
      weight: pageWeight(siteDirectory, file),
      inlineScript: inlineScriptBytes(html),
      firstPicture: firstPictureBytes(siteDirectory, html),
    };
  });
}

function firstPictureBytes(siteDirectory: string, html: string): number | undefined {
  const content = html.slice(html.indexOf('<main'));
  const [drawing, source] = /<img\b[^>]*?\ssrc="\/([^"]+)"|<svg\b[\s\S]*?<\/svg>/.exec(content) ?? [];
  if (drawing === undefined) return undefined;
  if (source === undefined) return brotliCompressSync(drawing).length;
  const file = join(siteDirectory, source);
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} KB`;
}

/** A table for a person: one line a page, in its heaviest language, then every page that breaks a budget. */
export function describePages(pages: readonly MeasuredPage[]): string {
  const heaviest = [...Map.groupBy(pages, ({ path }) => path).values()].flatMap((versions) =>
    versions.toSorted((one, other) => other.weight.total - one.weight.total).slice(0, 1),
  );
  const columns = ['HTML', 'CSS', 'JavaScript', 'images', 'total', 'budget'];
  const width = Math.max(...heaviest.map(({ path }) => path.length)) + 2;
  const line = (name: string, language: string, cells: readonly string[]) =>
    `${name.padEnd(width)}${language.padEnd(6)}${cells.map((cell) => cell.padStart(12)).join('')}`;
  const rows = heaviest.map(({ path, language, kind, weight }) => {
    const bytes = [
      weight.html,
      weight.css,
      weight.javascript,
      weight.images,
      weight.total,
      budgets[kind].total,
    ];
    return line(path, language, bytes.map(kilobytes));
  });
  const faults = pages.flatMap((page) =>
    overruns(page).map((overrun) => `OVER BUDGET  ${page.path} (${page.language}): ${overrun}`),
  );
  const verdict = faults.length === 0 ? [`All ${pages.length} pages keep their budgets.`] : faults;
  return `${[line('page', '', columns), ...rows, '', ...verdict].join('\n')}\n`;
}
