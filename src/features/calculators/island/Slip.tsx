import { wholeFeetAndInches } from '#src/features/calculators/logic/imperial-units.ts';
import { fillTemplate } from '#src/words/format/fill-template.ts';
import { formatDecimal } from '#src/words/format/format-decimal.ts';
import type { EnteredValue } from './form-fragment.ts';
import styles from './Slip.module.css';

interface EnteredListProps {
  values: readonly EnteredValue[];
  locales: readonly string[];
}

/** What a result was worked out from, as it was typed, but for a height of "5.5 feet", which is told in feet and inches. */
export function EnteredList({ values, locales }: EnteredListProps) {
  return (
    <dl className={styles.entered}>
      {withWholeFeet(values, locales).map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function withWholeFeet(values: readonly EnteredValue[], locales: readonly string[]): readonly EnteredValue[] {
  const typed = (name: string) => values.find((one) => one.name === name)?.value ?? '';
  const whole: Readonly<Record<string, string>> = wholeFeetAndInches(typed('feet'), typed('inches')) ?? {};
  return values.map((one) => {
    const told = whole[one.name];
    return told === undefined ? one : { ...one, value: formatDecimal(told, locales) };
  });
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
