import { HTMLElement, type Node, parse, TextNode } from 'node-html-parser';

/** A part of a page: a heading with an id and what follows up to the next one. */
export interface PagePassage {
  heading: string;
  /** Its paragraphs, items and rows, one a line. */
  lines: string[];
}

/** A page by the ids of its headings; `''` is what stands before the first. */
export interface PagePassages {
  title: string;
  bySection: ReadonlyMap<string, PagePassage>;
}

/** What is no text of the page: ways to other pages, controls, drawings, and what tells what to do in an emergency. */
const leftOut =
  'nav, footer, form, button, svg, script, style, template, noscript, dialog, iframe, video, [hidden], [aria-hidden="true"], [data-unspoken], [data-screen-only], [data-danger]';

const inline = new Set(
  'A ABBR B BDI BDO BR CITE CODE DATA DFN EM I IMG KBD MARK Q S SMALL SPAN STRONG SUB SUP TIME U VAR WBR'.split(
    ' ',
  ),
);
/** What is read as one line, though it is made of several. */
const wholeLines = new Set(['P', 'LI', 'TR', 'FIGCAPTION', 'BLOCKQUOTE', 'SUMMARY', 'H1', 'H2', 'H3', 'H4']);

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();
const isHeading = ({ tagName }: HTMLElement) => tagName === 'H2' || tagName === 'H3';

/** The text of an element, with a space between what the page shows apart. */
function lineOf(node: Node): string {
  if (node instanceof TextNode) return node.text;
  if (!(node instanceof HTMLElement)) return '';
  const text = node.childNodes.map(lineOf).join('');
  return inline.has(node.tagName) ? text : ` ${text} `;
}

/** The id by which a heading is linked to: its own, or that of the part of the page that it begins. */
function idOf(heading: HTMLElement): string | undefined {
  if (heading.id !== '') return heading.id;
  const part = heading.closest('main [id]');
  return part?.querySelector('h2, h3') === heading ? part.id : undefined;
}

/** Reads the passages of a page; none of a page without a part that is its own. */
export function passagesOf(html: string): PagePassages {
  const main = parse(html).querySelector('main');
  const title = oneLine(main?.querySelector('h1')?.text ?? '');
  const lead: PagePassage = { heading: '', lines: [] };
  const bySection = new Map([['', lead]]);
  if (main === null) return { title, bySection };
  for (const element of main.querySelectorAll(leftOut)) element.remove();
  let current = lead;

  function add(line: string): void {
    const text = oneLine(line);
    if (text !== '' && text !== title) current.lines.push(text);
  }

  /** A list of terms is read pair by pair: what is said of a term is nothing without it. */
  function addTerms(list: HTMLElement): void {
    for (const pair of list.childNodes) {
      if (!(pair instanceof HTMLElement)) continue;
      const term = oneLine(pair.querySelectorAll('dt').map(lineOf).join(', '));
      const said = oneLine(pair.querySelectorAll('dd').map(lineOf).join(' '));
      add(said === '' ? lineOf(pair) : `${term}${/[.:!?”»]$/.test(term) ? '' : ':'} ${said}`);
    }
  }

  function addHeading(heading: HTMLElement, text: string): void {
    const id = idOf(heading);
    if (id === undefined || bySection.has(id)) {
      add(text);
      return;
    }
    current = { heading: text, lines: [] };
    bySection.set(id, current);
  }

  function walk(element: HTMLElement): void {
    let loose = '';
    for (const node of element.childNodes) {
      if (!(node instanceof HTMLElement) || inline.has(node.tagName)) {
        loose += lineOf(node);
        continue;
      }
      add(loose);
      loose = '';
      if (isHeading(node)) addHeading(node, oneLine(lineOf(node)));
      else if (node.tagName === 'DL') addTerms(node);
      else if (wholeLines.has(node.tagName)) add(lineOf(node));
      else walk(node);
    }
    add(loose);
  }
  walk(main);
  return { title, bySection };
}
