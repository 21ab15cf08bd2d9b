import { fillTemplate } from '#src/words/format/fill-template.ts';
import type { EnteredValue } from './form-fragment.ts';
import styles from './Slip.module.css';

/** What a result was worked out from, as it was typed. */
export function EnteredList({ values }: { values: readonly EnteredValue[] }) {
  return (
    <dl className={styles.entered}>
      {values.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The day, the site and the address under a printed result. */
export function SlipEnd({ text, locales }: { text: string; locales: readonly string[] }) {
  // Figures alone: no browser writes the months of Kinyarwanda.
  const format = new Intl.DateTimeFormat([...locales], { day: '2-digit', month: '2-digit', year: 'numeric' });
  return (
    <p className={styles.end}>
      <span>{fillTemplate(text, { date: format.format(new Date()) })}</span>
      <span>
        {location.host}
        {location.pathname}
      </span>
    </p>
  );
}
