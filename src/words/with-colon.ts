import type { BuiltLanguage } from './languages.ts';

/**
 * A label with its colon, before which French sets a space that does not break.
 *
 * @example withColon('Plus facile', 'fr') → 'Plus facile :'
 */
export function withColon(label: string, language: BuiltLanguage): string {
  return language === 'fr' ? `${label}\u00A0:` : `${label}:`;
}
