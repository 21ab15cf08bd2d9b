import { localizedUrl } from '#src/site/localized-url.ts';
import type { Path } from '#src/site/routes.ts';
import type { BuiltLanguage } from '#src/words/languages.ts';
import styles from './NoticeMenu.module.css';
import { NoticeSign } from './NoticeSign.tsx';
import { type NoticeId, noticeIds } from './schema.ts';

interface NoticeMenuProps {
  heading: string;
  labels: Readonly<Record<NoticeId, string>>;
  paths: Readonly<Record<NoticeId, Path>>;
  language: BuiltLanguage;
}

/** Where to read on, by what one notices in oneself or in someone close; each line with a sign that needs no reading. */
export function NoticeMenu({ heading, labels, paths, language }: NoticeMenuProps) {
  return (
    <nav className={styles.menu} aria-labelledby="notice">
      <h2 id="notice">{heading}</h2>
      <ul>
        {noticeIds.map((id) => (
          <li key={id}>
            <a href={localizedUrl(paths[id], language)}>
              <NoticeSign id={id} />
              {labels[id]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
