import type { PageLink } from '#src/reading/pages.ts';
import { localizedUrl } from '#src/site/localized-url.ts';
import type { BuiltLanguage } from '#src/words/languages.ts';

/** Pages of the site by their headings, in one line. */
export function PageLinks({ links, language }: { links: readonly PageLink[]; language: BuiltLanguage }) {
  return links.map(({ path, heading }, index) => (
    <span key={path}>
      {index > 0 && ' · '}
      <a href={localizedUrl(path, language)}>{heading}</a>
    </span>
  ));
}
