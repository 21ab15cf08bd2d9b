import styles from './SignList.module.css';

interface SignListProps {
  heading: string;
  signs: readonly string[];
  /** What to do, under the list. */
  action?: string | undefined;
  /** Signs at which one gets help at once, and not such as one asks about first. */
  danger?: boolean;
}

/** Signs that decide whether one goes on, under a heading that says what to do. */
export function SignList({ heading, signs, action, danger = false }: SignListProps) {
  return (
    <section className={danger ? `${styles.list} ${styles.danger}` : styles.list}>
      <h3>{heading}</h3>
      <ul>
        {signs.map((sign) => (
          <li key={sign}>{sign}</li>
        ))}
      </ul>
      {action !== undefined && <p>{action}</p>}
    </section>
  );
}
