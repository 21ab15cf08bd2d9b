import styles from './Sign.module.css';

const shapes = {
  // A full disc with a tick.
  whole: (
    <>
      <circle cx="8" cy="8" r="7" />
      <path className={styles.cut} d="M4.6 8.3 7 10.7l4.4-5.2" />
    </>
  ),
  // A ring that is half full.
  part: (
    <>
      <circle className={styles.line} cx="8" cy="8" r="6" />
      <path d="M8 2a6 6 0 0 1 0 12Z" />
    </>
  ),
  // A dumbbell.
  strength: <path d="M1 5.8h1.6V3h2.9v3.8h5V3h2.9v2.8H15v4.4h-1.6V13h-2.9V9.2h-5V13H2.6v-2.8H1Z" />,
} as const;

export type SignKind = keyof typeof shapes;

/** What a day or a session was, as a shape; the words stand beside it or in the name of what holds it. */
export function Sign({ kind }: { kind: SignKind }) {
  return (
    <svg className={styles.sign} viewBox="0 0 16 16" data-sign={kind} aria-hidden="true">
      {shapes[kind]}
    </svg>
  );
}
