import type { ReactNode } from 'react';
import styles from './NoticeMenu.module.css';
import type { NoticeId } from './schema.ts';

/** The sign of each thing that people notice, on a round ground of 52 units. */
const signs: Readonly<Record<NoticeId, ReactNode>> = {
  // A cloud.
  worry: <path d="M17 33a6 6 0 0 1 1-12 9 9 0 0 1 17-2 7 7 0 0 1 1 14Z" />,
  // A wave that goes high and low.
  mood: (
    <>
      <path className={styles.accent} d="M12 26h28" />
      <path d="M12 26c4-12 10-12 14 0s10 12 14 0" />
    </>
  ),
  // A thread that loops.
  thoughts: <path d="M11 34c18 4 24-4 23-11s-14-7-14 0 16 12 22 3" />,
  // A plate between fork and spoon.
  eating: (
    <>
      <circle cx="26" cy="26" r="8" />
      <path className={styles.accent} d="M10 17v5a2.5 2.5 0 0 0 5 0v-5m-2.5 7v12M40 17c-3 2-4 6-3 10h3v9" />
    </>
  ),
  // Two people side by side.
  feelings: (
    <>
      <circle cx="19" cy="20" r="4" />
      <circle className={styles.accent} cx="33" cy="20" r="4" />
      <path d="M12 36c0-13 14-13 14 0" />
      <path className={styles.accent} d="M26 36c0-13 14-13 14 0" />
    </>
  ),
  // An open book.
  learning: (
    <>
      <path d="M26 19c-4-3-9-3-13-2v17c4-1 9-1 13 2 4-3 9-3 13-2V17c-4-1-9-1-13 2Z" />
      <path className={styles.accent} d="M26 19v17" />
    </>
  ),
  // A glass with a line through it.
  substances: (
    <>
      <path d="M18 15h16l-2 22H20Zm1 8h14" />
      <path className={styles.accent} d="M12 38 40 14" />
    </>
  ),
  // A stone and a shoot beside it.
  loss: (
    <>
      <path d="M11 36c0-9 4-12 8-12s8 3 8 12Z" />
      <path
        className={styles.accent}
        d="M35 36V24m0 0c-5 0-6-3-6-6 4 0 6 2 6 6Zm0-3c0-4 2-6 6-6 0 4-2 6-6 6Z"
      />
    </>
  ),
  // An ear.
  voices: (
    <>
      <path d="M19 24a8 8 0 0 1 16 0c0 6-6 6-6 11a4 4 0 0 1-8 0" />
      <path className={styles.accent} d="M23 24a4 4 0 0 1 8 0c0 3-3 3-3 6" />
    </>
  ),
};

/** Decoration: the line beside it says the same. */
export function NoticeSign({ id }: { id: NoticeId }) {
  return (
    <svg className={styles.sign} viewBox="0 0 52 52" aria-hidden="true">
      <circle className={styles.ground} cx="26" cy="26" r="26" />
      {signs[id]}
    </svg>
  );
}
