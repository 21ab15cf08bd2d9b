import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { splitLocalizedPath } from '#src/site/localized-url.ts';
import { routes } from '#src/site/routes.ts';
import {
  inlineScriptBytes,
  type PageFiles,
  type PageWeight,
  pageFiles,
  pageWeight,
  sentBytes,
} from './page-weight.ts';
import { fileNames, readText } from './site-files.ts';

const kilobyte = 1024;

/** What a page may weigh at a first visit, in KB of 1,024 bytes as they are sent. */
interface Budget {
  total: number;
  /** Script files and the scripts inside the page together. */
  javascript: number;
  /** The first picture of the page's content. */
  firstPicture?: number;
}

/** The budgets of all pages, by kind: the one place where they stand. */
export const budgets = {
  home: { total: 45, javascript: 3, firstPicture: 15 },
  tool: { total: 100, javascript: 80 },
  // A page to read that shows every exercise of a workout.
  workout: { total: 32, javascript: 3 },
  // A list of pictures, with all of them; most wait until a reader comes near.
  list: { total: 40, javascript: 3 },
  // A page to read that holds the emergency numbers of fifteen countries, complete without script, and often a medicine's cautions.
  help: { total: 30, javascript: 4 },
  // Two guides in one page, such as diet and workout, between which the reader chooses.
  choice: { total: 30, javascript: 3 },
  // A page to read with three drawings or more of what to do: each takes up to 1.5 KB, and saves words that many cannot read.
  illustrated: { total: 28, javascript: 3 },
  // With what it knows of all pages, which it fetches when somebody searches, no more than 60 KB.
  search: { total: 22, javascript: 12 },
  // With what it knows of all passages, which it fetches when somebody asks, no more than 100 KB.
  ask: { total: 28, javascript: 12 },
  // With the program that saves languages, and the emergency numbers, because it stands in for pages that cannot be had.
  offline: { total: 36, javascript: 10 },
  reading: { total: 25, javascript: 3 },
} as const satisfies Record<string, Budget>;
export type PageKind = keyof typeof budgets;

/** One page of the built site, as its text tells of it. */
export interface ReadPage {
  /** Inside the site's folder. */
  file: string;
  /** The path that all languages share. */
  path: string;
  language: string;
  kind: PageKind;
  files: PageFiles;
  /** Bytes of the script inside the page, also part of the page's html. */
  inlineScript: number;
  /** The first picture of the page's content: its file, or the bytes that it takes inside the page; undefined without one. */
  firstPicture: string | number | undefined;
}

/** One page of the built site, measured. */
export interface MeasuredPage extends Omit<ReadPage, 'files' | 'firstPicture'> {
  weight: PageWeight;
  /** Bytes of the first picture in the page's content; undefined without one. */
  firstPicture: number | undefined;
}

const lists: readonly string[] = [
  routes.exercises,
  routes.workouts,
  routes.getTips,
  routes.bodyCare,
  routes.hairCare,
];

/** Drawings of an article are 340 units wide. */
const drawingCount = (html: string): number => html.split('viewBox="0 0 340 ').length - 1;

/** The kind of a page: a tool is what a framework runs in. */
export function pageKind(path: string, html: string): PageKind {
  if (path === '/') return 'home';
  if (path === routes.search) return 'search';
  if (path === routes.ask) return 'ask';
  if (path === routes.offline) return 'offline';
  if (html.includes('<astro-island')) return 'tool';
  if (lists.includes(path)) return 'list';
  if (html.includes('data-help-country')) return 'help';
  if (html.includes('data-group-choice')) return 'choice';
  if (drawingCount(html) >= 3) return 'illustrated';
  return /^\/(build-body-[a-z]+|men)\/[^/]+\/[^/]+$/.test(path) ? 'workout' : 'reading';
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
    return most === undefined || measured[name] <= most * kilobyte
      ? []
      : [`${name} ${kilobytes(measured[name])} > ${most} KB`];
  });
}

/** Reads every page of the built site: all that can be known of its weight before the site is compressed. */
export async function readPages(siteDirectory: string): Promise<ReadPage[]> {
  const pages: ReadPage[] = [];
  for (const file of fileNames(siteDirectory).filter((name) => name.endsWith('.html'))) {
    const html = await readText(join(siteDirectory, file));
    const { language, path } = splitLocalizedPath(`/${file.replace(/(^|\/)index\.html$|\.html$/, '')}`);
    const kind = pageKind(path, html);
    pages.push({
      file,
      path,
      language,
      kind,
      files: pageFiles(siteDirectory, html),
      inlineScript: inlineScriptBytes(html),
      firstPicture: 'firstPicture' in budgets[kind] ? firstPictureOf(html) : undefined,
    });
  }
  return pages;
}

/** Weighs pages with all that they load, as it is sent. */
export const weighPages = (siteDirectory: string, pages: readonly ReadPage[]): MeasuredPage[] =>
  pages.map(({ files, firstPicture, ...page }) => ({
    ...page,
    weight: pageWeight(siteDirectory, page.file, files),
    firstPicture:
      typeof firstPicture === 'string' ? sentBytes(join(siteDirectory, firstPicture)) : firstPicture,
  }));

/** Measures every page of the built site. */
export const measurePages = async (siteDirectory: string): Promise<MeasuredPage[]> =>
  weighPages(siteDirectory, await readPages(siteDirectory));

function firstPictureOf(html: string): string | number | undefined {
  const content = html.slice(html.indexOf('<main'));
  const [drawing, source] = /<img\b[^>]*?\ssrc="(?:\/([^"]+)|data:[^"]+)"/.exec(content) ?? [];
  return drawing === undefined ? undefined : (source ?? brotliCompressSync(drawing).length);
}

function kilobytes(bytes: number): string {
  return `${(bytes / kilobyte).toFixed(1)} KB`;
}

/** Every page that breaks a budget, a line each. */
export function describeOverruns(pages: readonly MeasuredPage[]): string[] {
  return pages.flatMap((page) =>
    overruns(page).map((overrun) => `over budget: ${page.path} (${page.language}), ${page.kind}: ${overrun}`),
  );
}

/** A table for a person: one line a page, in its heaviest language, then every page that breaks a budget. */
export function describePages(pages: readonly MeasuredPage[]): string {
  const heaviest = [...Map.groupBy(pages, ({ path }) => path).values()].flatMap((versions) =>
    versions.toSorted((one, other) => other.weight.total - one.weight.total).slice(0, 1),
  );
  const width = Math.max(...heaviest.map(({ path }) => path.length)) + 2;
  const line = (name: string, language: string, cells: readonly string[]) =>
    `${name.padEnd(width)}${language.padEnd(6)}${cells.map((cell) => cell.padStart(12)).join('')}`;
  const rows = heaviest.map(({ path, language, kind, weight }) => {
    const { html, css, javascript, images, total } = weight;
    const bytes = [html, css, javascript, images, total].map(kilobytes);
    return line(path, language, [...bytes, `${budgets[kind].total} KB`]);
  });
  const faults = describeOverruns(pages);
  const verdict = faults.length === 0 ? [`All ${pages.length} pages keep their budgets.`] : faults;
  const head = line('page', '', ['HTML', 'CSS', 'JavaScript', 'images', 'total', 'budget']);
  return `${[head, ...rows, '', ...verdict].join('\n')}\n`;
}

/** For the table of a bench: how many pages there are, and of each kind the page that comes nearest to its budget. */
export function rowsOfPages(pages: readonly MeasuredPage[]): { name: string; aim: string; result: string }[] {
  const byKind = [...Map.groupBy(pages, ({ kind }) => kind)];
  const over = pages.filter((page) => overruns(page).length > 0).length;
  return [
    { name: 'pages checked', aim: '0 over budget', result: `${pages.length}, ${over} over budget` },
    ...byKind.map(([kind, own]) => {
      const worst = own.reduce((one, other) => (other.weight.total > one.weight.total ? other : one));
      return {
        name: `worst page: ${kind}`,
        aim: `${budgets[kind].total} KB`,
        result: `${kilobytes(worst.weight.total)} ${worst.path} (${worst.language})`,
      };
    }),
  ];
}
