import type { ReadingKind } from '#src/features/health/logic/records.ts';
import styles from './KindSign.module.css';

/** Lines of a drawing in a square of 24. */
const drawings: Readonly<Record<ReadingKind, string>> = {
  weight: 'M4 5h16v15H4zM8 9a5 5 0 0 1 8 0zM12 9l1.5-2',
  pressure:
    'M12 20C6 15.5 3.5 12.5 3.5 9A4.3 4.3 0 0 1 12 7a4.3 4.3 0 0 1 8.5 2c0 3.5-2.5 6.5-8.5 11zM4 12h4l2-3 3 5 1.5-2H20',
  sugar: 'M12 3c4 5 6 8 6 11a6 6 0 0 1-12 0c0-3 2-6 6-11zM9 14h6M12 11v6',
  water: 'M6 4h12l-1.5 16h-9zM6.8 11h10.4',
  sleep: 'M19 14.5A8 8 0 0 1 9.5 5a8 8 0 1 0 9.5 9.5zM15 4h5l-5 5h5',
  mood: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM8.5 9.5v1M15.5 9.5v1M8 14.5c2 2.5 6 2.5 8 0',
  waist: 'M7 3c2 5 2 13-1 18M17 3c-2 5-2 13 1 18M8 12h8M8 12l2-1.5M8 12l2 1.5M16 12l-2-1.5M16 12l-2 1.5',
  pulse: 'M2.5 12h5l2.5-7 4 14 2.5-7h5',
  note: 'M5 3h14v18H5zM8.5 8h7M8.5 12h7M8.5 16h4',
};

/** The drawing beside the name of a kind. */
export function KindSign({ kind }: { kind: ReadingKind }) {
  return (
    <svg viewBox="0 0 24 24" className={styles.sign} aria-hidden="true">
      <path d={drawings[kind]} />
    </svg>
  );
}
