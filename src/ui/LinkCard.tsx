import type { ReactNode } from 'react';
import styles from './LinkCard.module.css';

interface LinkCardProps {
  title: string;
  text: string;
  action: string;
  href: string;
  /** A drawing for the top of the card; decoration, since the title says the same. */
  picture?: ReactNode;
}

/** One picture, one line, one action; the whole card is the link's target. */
export function LinkCard({ title, text, action, href, picture }: LinkCardProps) {
  return (
    <li className={styles.card}>
      {picture && <div className={styles.picture}>{picture}</div>}
      <div className={styles.body}>
        <h3>{title}</h3>
        <p>{text}</p>
        <a href={href} aria-label={`${action}: ${title}`}>
          {action} <span aria-hidden="true">→</span>
        </a>
      </div>
    </li>
  );
}

/** A grid of cards. */
export function CardGrid({ children }: { children: ReactNode }) {
  return <ul className={styles.grid}>{children}</ul>;
}
