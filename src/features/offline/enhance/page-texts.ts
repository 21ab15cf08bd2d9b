import { type SizeTexts, writtenSize } from './sizes.ts';

/** Texts by their keys. */
type Words = Readonly<Record<string, string>>;

/** How the language of the page writes numbers and days. */
interface Written {
  locales: readonly string[];
  months: readonly string[];
}

export const root = document.querySelector<HTMLElement>('[data-offline]');
const given = (name: string) => JSON.parse(root?.dataset[name] ?? '{}');
const sizes: SizeTexts = given('sizes');
const written: Written = given('written');
export const texts: { tool: Words; stored: Words } = { tool: given('offline'), stored: given('storedNames') };

/** @example sizeOf(2_100_000) → '2.1 MB' */
export const sizeOf = (bytes: number): string => writtenSize(bytes, sizes, written.locales);

/** @example dayOf(1_795_000_000_000) → '18 November 2026' */
export function dayOf(time: number): string {
  const date = new Date(time);
  return `${date.getDate()} ${written.months[date.getMonth()] ?? ''} ${date.getFullYear()}`;
}

/** The elements below another one that a hook names. */
export function part<Kind extends HTMLElement = HTMLElement>(within: ParentNode, hook: string): Kind | null {
  return within.querySelector<Kind>(`[data-${hook}]`);
}
