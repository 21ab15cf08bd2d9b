import { localizedUrl } from '#src/site/localized-url.ts';
import { type Path, routes } from '#src/site/routes.ts';
import styles from '#src/site/shell/SearchMenu.module.css';
import type { BuiltLanguage } from '#src/words/languages.ts';
import { textsOf } from '#src/words/texts-of.ts';

/** A field for a question about the page, which leads to the page on which one asks. It looks like the field for a search. */
export function AskBox({ path, language }: { path: Path; language: BuiltLanguage }) {
  const { ask } = textsOf(language);
  return (
    <form action={localizedUrl(routes.ask, language)} className={styles.line} data-screen-only data-unspoken>
      <label htmlFor="ask">{ask.box}</label>
      <input id="ask" name="q" maxLength={200} required />
      <input type="hidden" name="from" value={localizedUrl(path, language)} />
      <button type="submit">{ask.submit}</button>
    </form>
  );
}
