import { htmlPieces, type Piece, plainText } from './html-pieces.ts';

/** A paragraph, a heading inside of a passage, or a list; a row of a list of pairs is its term and what is said of it. */
export type Block =
  | { kind: 'text'; text: string }
  | { kind: 'heading'; text: string }
  | { kind: 'list'; ordered: boolean; items: { term: string; text: string }[] };

/** A part of a page that can be quoted, and led to. */
export interface Passage {
  /** The id of the section; empty for the lead of the page. */
  section: string;
  heading: string;
  blocks: Block[];
}

/** What an answer needs of a page. */
export interface AskedPage {
  title: string;
  /** The lead of the page comes first. */
  passages: Passage[];
  /** The line that names the gravest danger signs; empty where the page has none. */
  danger: string;
  /** What the page says of its review, with the date. */
  reviewed: string;
}

const blockNames = /^(?:p|h[1-6]|li|dt|dd|td|th|ul|ol|dl|section|article|div|table|tr|details|summary)$/;
const trimmed = (text: string) => text.replace(/[ \n\t\r]+/g, ' ').trim();

/**
 * Cuts a page of ours into passages: a passage is a heading (h2 or h3) with an id, its own or that of the section which it
 * begins, and what follows up to the next such heading of the same or a higher rank. What stands before the first of them is the
 * lead of the page.
 *
 * @param html the whole document, as it was built
 */
export function cutPassages(html: string): AskedPage {
  const cutter = new Cutter();
  for (const piece of htmlPieces(html)) cutter.take(piece);
  cutter.endText();
  return {
    title: cutter.title,
    passages: cutter.passages.filter(({ blocks }) => blocks.some(({ kind }) => kind !== 'heading')),
    danger: textInside(/<details[^>]*\sdata-danger[^>]*><summary[\s\S]*?<h2>([\s\S]*?)<\/h2>/, html),
    reviewed: textInside(/\sdata-sources[^>]*>[\s\S]*?<\/details><div[^>]*><p>([\s\S]*?)<\/p>/, html),
  };
}

function textInside(pattern: RegExp, html: string): string {
  return trimmed(plainText((pattern.exec(html)?.[1] ?? '').replace(/<[^>]*>/g, '')));
}

/** Takes the pieces of a page one after the other. */
class Cutter {
  title = '';
  readonly passages: Passage[] = [{ section: '', heading: '', blocks: [] }];
  private text = '';
  /** What of the text leads to another place: a block of nothing else is a button, and says nothing. */
  private linked = '';
  private isLink = false;
  private name = 'p';
  private ordered = false;
  private term = '';
  /** The id of the section that has begun and whose first heading has not come. */
  private waiting = '';
  private ownId = '';

  take(piece: Piece): void {
    if (piece.kind === 'text') {
      this.text += piece.text;
      if (this.isLink) this.linked += piece.text;
      return;
    }
    if (piece.name === 'a') this.isLink = piece.kind === 'open';
    if (!blockNames.test(piece.name)) return;
    this.endText();
    if (piece.kind === 'close') {
      if (piece.name === 'section') this.waiting = '';
      this.name = 'p';
      return;
    }
    this.name = piece.name;
    if (/^h[23]$/.test(piece.name)) this.ownId = piece.id;
    else if (piece.name === 'section') this.waiting = piece.id;
    if (/^[uod]l$/.test(piece.name)) {
      this.ordered = piece.name === 'ol';
      this.passages.at(-1)?.blocks.push({ kind: 'list', ordered: this.ordered, items: [] });
    }
  }

  endText(): void {
    const text = trimmed(this.text);
    const isButton = text === trimmed(this.linked) && !/^h/.test(this.name);
    this.text = '';
    this.linked = '';
    if (text === '' || isButton) return;
    const passage = this.passages.at(-1);
    const last = passage?.blocks.at(-1);
    if (this.name === 'h1') this.title = text;
    else if (/^h[23]$/.test(this.name)) this.begin(text);
    else if (this.name === 'dt') this.term = text;
    else if (/^(?:li|dd)$/.test(this.name) && last?.kind === 'list') {
      last.items.push({ term: this.term, text });
      this.term = '';
    } else passage?.blocks.push({ kind: /^h/.test(this.name) ? 'heading' : 'text', text });
  }

  private begin(heading: string): void {
    const section = this.ownId || this.waiting;
    this.ownId = '';
    this.waiting = '';
    if (section === '') this.passages.at(-1)?.blocks.push({ kind: 'heading', text: heading });
    else this.passages.push({ section, heading, blocks: [] });
  }
}

/** The texts of a block, each whole. */
export function textsOfBlock(block: Block): string[] {
  return block.kind === 'list' ? block.items.map(({ term, text }) => `${term} ${text}`.trim()) : [block.text];
}
