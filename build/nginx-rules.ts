import { extname } from 'node:path';
import { drawingPolicy, nothingPolicy } from '#server/http/content-security-policy.ts';
import { openFileHeaders, openPaths } from '#server/http/open-files.ts';
import { type AnswerKind, securityHeaders } from '#server/http/security-headers.ts';
import { cacheControl, contentType } from '#server/static/site-files.ts';

/** What nginx has to know of a built site. */
export interface SiteForNginx {
  /** Every file, with forward slashes, from the site's folder. */
  names: readonly string[];
  /** The Content-Security-Policy of each page, by its file. */
  policies: ReadonlyMap<string, string>;
  redirects: ReadonlyMap<string, string>;
  /** The languages that have a page for what is not there, besides the site's own. */
  languages: readonly string[];
  https: boolean;
}

/** Two files for nginx: what is to be included inside `http { }`, and what inside `server { }`. */
export interface NginxRules {
  http: string;
  server: string;
}

type Kind = AnswerKind | 'plain';

// nginx would take a dollar sign for a variable; nothing of ours has one.
const quoted = (text: string) => `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;

function map(from: string, to: string, rows: readonly (readonly [string, string])[]): string {
  const lines = rows.map(([key, value]) => `  ${key} ${value};\n`);
  return `map ${from} ${to} {\n${lines.join('')}}\n`;
}

/** Which sort of answer it is. What the server answers by itself has no kind, and nothing is added to it. */
const kinds = map('"$status:$uri"', '$buzima_kind', [
  ['default', 'asset'],
  ['"~^\\d+:/api(/|$)"', '""'],
  ['"~^30[1278]:"', 'plain'],
  ['"~^[45]\\d\\d:(?!.*\\.html$)"', 'plain'],
  ['"~\\.html$"', 'document'],
  ['"~\\.svg$"', 'drawing'],
]);

/** Many pages share a policy, so that each stands there once; the page's name leads to its number. */
function pagePolicies(policies: ReadonlyMap<string, string>): string[] {
  const pages = Map.groupBy([...policies].sort(), ([, policy]) => policy);
  const [usual, ...others] = [...pages.values()].sort((one, other) => other.length - one.length);
  const policyOf = (group: readonly (readonly [string, string])[] = []) => quoted(group[0]?.[1] ?? '');
  return [
    map('$uri', '$buzima_policy_number', [
      ['default', '0'],
      ...others.flatMap((group, index) =>
        group.map(([name]) => [quoted(`/${name}`), String(index + 1)] as const),
      ),
    ]),
    map('$buzima_policy_number', '$buzima_page_policy', [
      ['default', policyOf(usual)],
      ...others.map((group, index) => [String(index + 1), policyOf(group)] as const),
    ]),
  ];
}

/** What of the kinds each security header has, as one map for each header. */
function headerMaps(https: boolean): { maps: string[]; lines: string[] } {
  const policyOf = { document: '', drawing: drawingPolicy, plain: nothingPolicy, asset: '' };
  const headersOf = (kind: Kind) =>
    securityHeaders({
      kind: kind === 'plain' ? 'document' : kind,
      contentSecurityPolicy: policyOf[kind],
      https,
    });
  const all: Record<Kind, Record<string, string>> = {
    asset: headersOf('asset'),
    drawing: headersOf('drawing'),
    document: headersOf('document'),
    plain: headersOf('plain'),
  };
  const names = Object.keys(all.document);
  const variable = (name: string) => `$buzima_${name.toLowerCase().replaceAll('-', '_')}`;
  const maps = names.map((name) =>
    map('$buzima_kind', variable(name), [
      ['default', '""'],
      ...Object.entries(all).map(([kind, headers]) => {
        const isOfPage = kind === 'document' && name === 'Content-Security-Policy';
        return [kind, isOfPage ? '$buzima_page_policy' : quoted(headers[name] ?? '')] as const;
      }),
    ]),
  );
  return { maps, lines: names.map((name) => `add_header ${name} ${variable(name)} always;\n`) };
}

function cacheMap(names: readonly string[]): string {
  const byEnd = new Map(
    names
      .filter((name) => !name.startsWith('assets/'))
      .map((name): [string, string] => [extname(name), cacheControl(name)]),
  );
  return map('"$buzima_kind:$status:$uri"', '$buzima_cache_control', [
    ['default', quoted(cacheControl('other'))],
    ['"~^:"', '""'],
    ['"~^plain:308:"', '"public, max-age=3600"'],
    ['"~^plain:"', '"no-store"'],
    ['"~:/assets/"', quoted(cacheControl('assets/other'))],
    [`"~:${openPaths.replace('*', '')}"`, quoted(openFileHeaders['Cache-Control'] ?? '')],
    ...[...byEnd]
      .filter(([end]) => end !== '')
      .map(([end, value]) => [`"~\\${end}$"`, quoted(value)] as const),
  ]);
}

function typeLines(names: readonly string[]): string {
  const types = new Map<string, string>();
  for (const name of names) types.set(extname(name).slice(1), contentType(name));
  types.delete('');
  const lines = [...types].map(([end, type]) => `  ${quoted(type)} ${end};\n`);
  return `types {\n${lines.join('')}}\n`;
}

/**
 * The headers of our own server for an nginx that sends the files by itself: the same security headers, each page's own
 * policy, the same caching and types, and the old addresses.
 */
export function nginxRules({ names, policies, redirects, languages, https }: SiteForNginx): NginxRules {
  const served = names.filter((name) => !/\.(br|gz)$|^_/.test(name)).sort();
  const { maps, lines } = headerMaps(https);
  const about = '# Made by the build; it goes with the pages beside it.\n';
  const http = [
    about,
    kinds,
    ...pagePolicies(policies),
    ...maps,
    cacheMap(served),
    map('"$status:$uri"', '$buzima_open', [
      ['default', '""'],
      [
        `"~^[23]\\d\\d:${openPaths.replace('*', '')}"`,
        quoted(openFileHeaders['Access-Control-Allow-Origin'] ?? ''),
      ],
    ]),
    map('$uri', '$buzima_moved', [
      ['default', '""'],
      ...[...redirects].map(([from, to]) => [`"~^${from}(\\.html|/)*$"`, to] as const),
    ]),
    map('$uri', '$buzima_not_found', [
      ['default', '/404.html'],
      ['"~*\\.(?!html)[a-z0-9]{1,11}$"', '/_plain/not-found'],
      ...languages.map((language) => [`"~^/${language}(/|$)"`, `/${language}/404.html`] as const),
    ]),
  ].join('\n');
  const server = [
    about,
    typeLines(served),
    ...lines,
    'add_header Cache-Control $buzima_cache_control always;\n',
    'add_header Access-Control-Allow-Origin $buzima_open;\n',
  ].join('');
  return { http, server };
}
