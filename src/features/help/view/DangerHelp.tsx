import type { ReactNode } from 'react';
import type { FirstAid } from '#src/features/help/first-aid.ts';
import { dangerFile } from '#src/features/search/danger-file.ts';
import { dangers, pagesAgainst } from '#src/features/search/logic/danger.ts';
import { localizedUrl } from '#src/site/localized-url.ts';
import { routes } from '#src/site/routes.ts';
import type { BuiltLanguage } from '#src/words/languages.ts';
import { textsOf } from '#src/words/texts-of.ts';
import styles from './DangerHelp.module.css';

interface DangerHelpProps {
  language: BuiltLanguage;
  firstAid: FirstAid;
  /** More ways to help below the link. */
  children?: ReactNode;
}

/**
 * What a script shows before all else to who types words of danger: the link to the page that says what to do, or to the
 * numbers where none does, and first aid.
 */
export function DangerHelp({ language, firstAid, children }: DangerHelpProps) {
  const { help } = textsOf(language);
  const links = Object.fromEntries(
    dangers.map((danger) => [
      danger,
      { href: localizedUrl(pagesAgainst(danger)[0], language), textContent: help.dangers[danger] },
    ]),
  );
  const atOnce = Object.fromEntries(
    Object.entries(firstAid).map(([danger, textContent]) => [danger, { textContent }]),
  );
  return (
    <div className={styles.help} data-danger-help={`/${dangerFile.file}`} hidden>
      <a
        href={localizedUrl(routes.crisis, language)}
        className={styles.link}
        data-dangers={JSON.stringify(links)}
      >
        {help.heading}
      </a>
      <p data-dangers={JSON.stringify(atOnce)} />
      {children}
    </div>
  );
}
