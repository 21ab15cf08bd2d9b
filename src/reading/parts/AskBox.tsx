import { localizedUrl } from '#src/site/localized-url.ts';
import { routes } from '#src/site/routes.ts';
import styles from '#src/site/shell/SearchMenu.module.css';
import type { BuiltLanguage } from '#src/words/languages.ts';
import { textsOf } from '#src/words/texts-of.ts';

/**
 * A field for a question about the page, which leads to the page on which one asks; that one learns from the browser where the
 * reader came from. It looks like the field for a search, since some pages have no room for more.
 */
export function AskBox({ language }: { language: BuiltLanguage }) {
  const { ask } = textsOf(language);
  return (
    <form action={localizedUrl(routes.ask, language)} className={styles.line} data-screen-only data-unspoken>
      <label htmlFor="q">{ask.box}</label>
      <input id="q" name="q" required />
      <button type="submit">{ask.submit}</button>
    </form>
  );
}
