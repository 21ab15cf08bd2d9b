import type { ReactNode } from 'react';
import styles from './Card.module.css';

interface CardProps {
  /** What the card is, as its mark in the page. */
  [mark: `data-${string}`]: string | boolean | undefined;
  children: ReactNode;
}

/** A part of a tool in a box of its own. */
export function Card({ children, ...marks }: CardProps) {
  return (
    <section className={styles.card} {...marks}>
      {children}
    </section>
  );
}
