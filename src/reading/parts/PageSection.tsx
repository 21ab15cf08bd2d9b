import type { ReactNode } from 'react';
import type { SectionWords } from '#src/reading/page-schemas.ts';
import type { Translate } from '#src/words/translate.ts';
import folding from './Folded.module.css';
import styles from './PageSection.module.css';

interface PageSectionProps {
  id: string;
  words: SectionWords;
  t: Translate;
  /** Drawings that belong to the section: below its text on a phone, beside it on a wide screen. */
  figure?: ReactNode;
  /** How many of the items, from the first on, are folded. */
  folds?: number | undefined;
  /** What follows the text, such as a video and the sources. */
  children?: ReactNode;
}

/** One section of a guide: heading, then whatever of paragraphs, steps, lists and pairs it has. */
export function PageSection({ id, words, t, figure, folds = 0, children }: PageSectionProps) {
  const { heading, paragraphs = [], steps, list, items = [], dos, donts } = words;
  return (
    <section className={figure ? `${styles.section} ${styles.illustrated}` : styles.section} id={id}>
      <h2>{heading}</h2>
      {figure && <div className={styles.figure}>{figure}</div>}
      {paragraphs.map((text) => (
        <p key={text}>{text}</p>
      ))}
      {steps && (
        <ol className={styles.steps}>
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      )}
      {list && <TextList texts={list} />}
      {items.slice(0, folds).map(({ title, text }) => (
        <details key={title} className={`${folding.folded} ${styles.fold}`}>
          <summary>{title}</summary>
          <p>{text}</p>
        </details>
      ))}
      {items.length > folds && (
        <dl className={styles.items}>
          {items.slice(folds).map(({ title, text }) => (
            <div key={title}>
              <dt>{title}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      )}
      {dos && donts && <DosAndDonts dos={dos} donts={donts} t={t} />}
      {children && <div className={styles.more}>{children}</div>}
    </section>
  );
}

/** A plain list of short texts. */
export function TextList({ texts }: { texts: readonly string[] }) {
  return (
    <ul className={styles.list}>
      {texts.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}

/** What to do and what not, side by side, told apart by heading and mark before colour. */
export function DosAndDonts({
  dos,
  donts,
  t,
}: {
  dos: readonly string[];
  donts: readonly string[];
  t: Translate;
}) {
  return (
    <div className={styles.pairs}>
      <div className={styles.dos}>
        <h3>{t('page.dos')}</h3>
        <TextList texts={dos} />
      </div>
      <div className={styles.donts}>
        <h3>{t('page.donts')}</h3>
        <TextList texts={donts} />
      </div>
    </div>
  );
}

/** Texts as paragraphs. */
export function Paragraphs({ texts }: { texts: readonly string[] }) {
  return texts.map((text) => <p key={text}>{text}</p>);
}
