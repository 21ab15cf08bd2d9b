import type { ReactNode } from 'react';
import { type BuiltLanguage, languageFacts } from '#src/words/languages.ts';
import { textsOf } from '#src/words/texts-of.ts';
import styles from './PageActions.module.css';

/** Listen, share and print as one quiet row. All three need a script. */
export function PageActions({ language }: { language: BuiltLanguage }) {
  const { common, listen } = textsOf(language);
  return (
    <div className={styles.actions} data-page-actions data-needs-script data-screen-only data-unspoken>
      <button
        type="button"
        data-listen={languageFacts(language).tag}
        data-pause={listen.pause}
        data-continue={listen.continue}
        data-no-voice={listen.noVoice}
      >
        <Icon>
          <path d="M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM15.5 9a4 4 0 0 1 0 6M18 6.5a7.5 7.5 0 0 1 0 11" />
        </Icon>
        <span>{listen.start}</span>
      </button>
      <button type="button" data-stop hidden>
        <Icon>
          <path d="M7 7h10v10H7z" />
        </Icon>
        <span>{listen.stop}</span>
      </button>
      <button type="button" data-share data-copied={common.linkCopied} data-not-copied={common.linkNotCopied}>
        <Icon>
          <path d="M12 15V4M8 7.5 12 3.5l4 4M7 11H5v9h14v-9h-2" />
        </Icon>
        <span>{common.share}</span>
      </button>
      <button type="button" data-print>
        <Icon>
          <path d="M7 9V4h10v5M7 17H4v-8h16v8h-3M7 14h10v6H7z" />
        </Icon>
        <span>{common.print}</span>
      </button>
      <p role="status" />
    </div>
  );
}

function Icon({ children }: { children: ReactNode }) {
  return (
    <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
      {children}
    </svg>
  );
}
