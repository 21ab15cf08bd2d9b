import type { Translate } from '#src/words/translate.ts';
import styles from './Contents.module.css';
import folding from './Folded.module.css';

/** A part of a page that one can go to. */
export interface ContentsEntry {
  id: string;
  heading: string;
  /** The sections of a part that the reader can choose. */
  inner?: readonly ContentsEntry[];
}

interface ContentsProps {
  entries: readonly ContentsEntry[];
  t: Translate;
  /** A picture to stand above them where there is room beside the text. */
  picture?: { file: string; width: number; height: number } | undefined;
}

/**
 * What stands on the page: folded in its place on a phone, beside the text and always in view on a wide screen. With the page's
 * script it shows where the reader is.
 */
export function Contents({ entries, t, picture }: ContentsProps) {
  return (
    <div className={styles.contents} data-screen-only data-unspoken>
      {picture && (
        <img src={`/${picture.file}`} alt="" width={picture.width} height={picture.height} loading="lazy" />
      )}
      <nav aria-label={t('page.onThisPage')} data-contents>
        <details className={`${folding.folded} ${styles.folded}`}>
          <summary>{t('page.onThisPage')}</summary>
          <Entries entries={entries} />
        </details>
      </nav>
    </div>
  );
}

function Entries({ entries }: { entries: readonly ContentsEntry[] }) {
  return (
    <ul>
      {entries.map(({ id, heading, inner }) => (
        <li key={id}>
          <a href={`#${id}`}>{heading}</a>
          {inner && <Entries entries={inner} />}
        </li>
      ))}
    </ul>
  );
}
