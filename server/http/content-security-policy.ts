import { createHash } from 'node:crypto';

// A comment and a script are matched by one expression, in reading order, because each may contain what looks like
// the beginning of the other.
const commentOrScript =
  /<!--[\s\S]*?-->|<script\b((?:"[^"]*"|'[^']*'|[^'">])*)>([\s\S]*?)<\/script\b[^>]*>/gi;

const executableTypes = new Set([
  '',
  'module',
  'importmap',
  'speculationrules',
  'text/javascript',
  'application/javascript',
]);

function attribute(attributes: string, name: string): string | undefined {
  const match = new RegExp(
    `(?:^|[\\s"'])${name}(?:\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s"'>]+)))?(?=[\\s/]|$)`,
    'i',
  ).exec(attributes);
  return match === null ? undefined : (match[1] ?? match[2] ?? match[3] ?? '');
}

/**
 * The CSP sources of every inline script that a browser would run, in order and without repeats. Data blocks
 * (JSON-LD and other types that are not executed) need none.
 * @example inlineScriptHashes('<script>x()</script>') // ["'sha256-…'"]
 */
export function inlineScriptHashes(html: string): string[] {
  const hashes = new Set<string>();
  // The browser hashes what its parser sees, and the parser turns every line end into \n.
  for (const [, attributes, content] of html.replace(/\r\n?/g, '\n').matchAll(commentOrScript)) {
    if (attributes === undefined || content === undefined) continue;
    if (attribute(attributes, 'src') !== undefined) continue;
    if (!executableTypes.has((attribute(attributes, 'type') ?? '').trim().toLowerCase())) continue;
    hashes.add(hashSource(content));
  }
  return [...hashes];
}

/**
 * The CSP sources of every inline style sheet, in order and without repeats.
 * @example inlineStyleHashes('<style>a{}</style>') // ["'sha256-…'"]
 */
export function inlineStyleHashes(html: string): string[] {
  const sheets = html.replace(/\r\n?/g, '\n').matchAll(/<style\b[^>]*>([\s\S]*?)<\/style\b[^>]*>/gi);
  return [...new Set([...sheets].map(([, content]) => hashSource(content ?? '')))];
}

function hashSource(content: string): string {
  return `'sha256-${createHash('sha256').update(content).digest('base64')}'`;
}

export interface PolicyOptions {
  /** An outside e-mail service that pages may send to. */
  emailOrigin?: string | undefined;
  /** Whether visitors come over https. */
  https?: boolean;
  /** The sources of inline style sheets. */
  styleHashes?: readonly string[];
}

/**
 * The Content-Security-Policy of the site's pages: our own files, the listed inline scripts and YouTube's privacy host.
 * Whatever no line names is refused, so that a new kind of thing to load is a decision.
 */
export function contentSecurityPolicy(scriptHashes: readonly string[], options: PolicyOptions = {}): string {
  const directives = [
    "default-src 'none'",
    ["script-src 'self'", ...scriptHashes].join(' '),
    ["style-src 'self'", ...(options.styleHashes ?? [])].join(' '),
    "img-src 'self' data:",
    // The silence that a session plays for the buttons of headset and lock screen.
    "media-src 'self' blob:",
    options.emailOrigin === undefined ? "connect-src 'self'" : `connect-src 'self' ${options.emailOrigin}`,
    "worker-src 'self'",
    "manifest-src 'self'",
    'frame-src https://www.youtube-nocookie.com',
    // They are refused by the first line too, but some who read policies look for the name.
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ];
  if (options.https === true) directives.push('upgrade-insecure-requests');
  return directives.join('; ');
}

/** The policy of answers that are no pages (API, plain text): nothing may load at all. */
export const nothingPolicy =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** The policy of drawings: their own style sheet, which moves them and dims them in the dark, and nothing else. */
export const drawingPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
