import type { Language } from '#src/words/languages.ts';
import { withColon } from '#src/words/with-colon.ts';

/**
 * What a passage is called outside of its page.
 *
 * @param heading empty for the lead of the page
 * @example passageTitle('Eye care', 'Rest your eyes', 'en') → 'Eye care: Rest your eyes'
 */
export function passageTitle(page: string, heading: string, language: Language): string {
  return heading === '' ? page : joinByColon(page, heading, language);
}

/** A term and what is said of it; a sign that ends the term needs none beside it. */
export function joinByColon(term: string, text: string, language: Language): string {
  return /[.:!?”»]$/.test(term) ? `${term} ${text}` : `${withColon(term, language)} ${text}`;
}
