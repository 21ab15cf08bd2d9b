import type { UrgentWords } from '#src/reading/page-schemas.ts';
import styles from './UrgentBox.module.css';

/** Signs at which one gets help at once: the first thing on a page, told by words and a mark before colour. */
export function UrgentBox({ urgent }: { urgent: UrgentWords }) {
  return (
    <section className={styles.urgent}>
      <h2>
        <span aria-hidden="true">!</span> {urgent.heading}
      </h2>
      <ul>
        {urgent.signs.map((sign) => (
          <li key={sign}>{sign}</li>
        ))}
      </ul>
      <p>
        <strong>{urgent.action}</strong>
      </p>
    </section>
  );
}
