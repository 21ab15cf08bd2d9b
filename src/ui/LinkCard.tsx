import type { ReactNode } from 'react';
import styles from './LinkCard.module.css';

interface LinkCardProps {
  title: string;
  text: string;
  /** How long and how hard, where that decides. */
  measure?: string | undefined;
  action: string;
  href: string;
  /** One level below the heading that the grid of cards stands under. */
  headingLevel?: 'h2' | 'h3';
  /** A drawing for the top of the card; decoration, since the title says the same. */
  picture?: ReactNode;
  /** The language of title and text, where it is not that of the page. */
  wordsLanguage?: string | undefined;
}

/** One picture, one line, one action; the whole card is the link's target. */
export function LinkCard({
  title,
  text,
  measure,
  action,
  href,
  headingLevel: Heading = 'h3',
  picture,
  wordsLanguage,
}: LinkCardProps) {
  return (
    <li className={styles.card}>
      {picture && <div className={styles.picture}>{picture}</div>}
      <div className={styles.body}>
        <Heading className={styles.title} lang={wordsLanguage}>
          {title}
        </Heading>
        {measure !== undefined && <p className={styles.measure}>{measure}</p>}
        <p lang={wordsLanguage}>{text}</p>
        <a href={href} aria-label={`${action}: ${title}`}>
          {action}
          <span aria-hidden="true">&nbsp;→</span>
        </a>
      </div>
    </li>
  );
}

/** A grid of cards; compact ones are low, with the picture beside the words, and leave no hole whatever their number. */
export function CardGrid({ compact = false, children }: { compact?: boolean; children: ReactNode }) {
  return <ul className={compact ? styles.compact : styles.grid}>{children}</ul>;
}
