/** A piece of a page: a tag that opens or closes, or text between tags. */
export type Piece =
  | { kind: 'open'; name: string; id: string }
  | { kind: 'close'; name: string }
  | { kind: 'text'; text: string };

/** What is no text to quote: pictures, controls, ways to other pages, what is not read aloud or not shown, the numbers to call, danger signs. */
const skippedNames =
  /^(?:svg|script|style|template|nav|form|button|select|input|label|noscript|figure|footer|dialog|astro-island|aside)$/;
const skippedAttributes =
  /\s(?:data-(?:danger|unspoken|needs-script|help|contents|video|part|on-paper)\b|hidden=""|aria-hidden="true")/;
const voidNames = /^(?:img|br|hr|input|wbr|path|circle|source|link|meta)$/;

const tagOrText = /<!--[\s\S]*?-->|<(\/?)([a-z][a-z0-9-]*)((?:"[^"]*"|[^">])*)>|[^<]+/gi;

const characters: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  nbsp: '\u00A0',
};

/** @example plainText('Tom &amp; Ann&#x27;s') → 'Tom & Ann’s', with the apostrophe as it is written */
export function plainText(html: string): string {
  return html.replace(/&(?:#(x?)([0-9a-f]+)|(\w+));/gi, (whole, isHex, number, name) =>
    number ? String.fromCodePoint(Number.parseInt(number, isHex ? 16 : 10)) : (characters[name] ?? whole),
  );
}

/**
 * What stands in the `main` of a page of ours, piece after piece, without what cannot be quoted. It reads HTML as our own pages
 * are written, so that browser and server cut the same passages without a parser.
 */
export function* htmlPieces(html: string): Generator<Piece> {
  const start = html.indexOf('<main');
  const main = html.slice(Math.max(start, 0), start < 0 ? undefined : html.indexOf('</main>', start));
  let skipped = '';
  let depth = 0;
  for (const [whole, slash, name = '', attributes = ''] of main.matchAll(tagOrText)) {
    if (skipped !== '') {
      if (name === skipped && !voidNames.test(name)) depth += slash ? -1 : 1;
      if (depth === 0) skipped = '';
    } else if (name === '') {
      if (!whole.startsWith('<')) yield { kind: 'text', text: plainText(whole) };
    } else if (slash) yield { kind: 'close', name };
    else if (skippedNames.test(name) || skippedAttributes.test(attributes)) {
      if (voidNames.test(name)) continue;
      skipped = name;
      depth = 1;
    } else yield { kind: 'open', name, id: /\sid="([^"]*)"/.exec(attributes)?.[1] ?? '' };
  }
}
