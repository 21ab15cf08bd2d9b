import type { Language } from '#src/words/languages.ts';

/** What a stored page says of itself, in each language: a sentence, and the months where no browser knows them. */
export type SavedLines = Readonly<Record<Language, { text: string; months: readonly string[] }>>;

/** @example writtenDay(new Date('2026-11-23'), lines.rw) → '23 Ugushyingo 2026' */
function writtenDay(date: Date, { months }: SavedLines[Language]): string {
  return `${date.getDate()} ${months[date.getMonth()] ?? ''} ${date.getFullYear()}`;
}

/**
 * A page with a quiet line under its heading that says from which day it is; the page as it is where it has no heading.
 */
export function withSavedLine(html: string, date: Date, words: SavedLines[Language]): string {
  const line = words.text.replace('{{date}}', writtenDay(date, words));
  return html.replace('</h1>', `</h1><p><small>${line}</small></p>`);
}
