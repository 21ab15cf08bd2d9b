import { type Placed, sumsOf } from '#src/features/training/logic/week.ts';
import { fillTemplate } from '#src/words/format/fill-template.ts';
import styles from './TrainingWeek.module.css';
import type { WeekTexts } from './week-texts.ts';

interface WeekSumsProps {
  placed: readonly Placed[];
  texts: WeekTexts;
  /** Address of the log. */
  log: string;
}

/** What the shown week adds up to. */
export function WeekSums({ placed, texts, log }: WeekSumsProps) {
  const { sums, numberLocales } = texts;
  const { minutes, counted, strengthDays } = sumsOf(placed);
  const rows = [
    { name: 'minutes', text: sums.minutes, count: minutes },
    { name: 'counted', text: sums.counted, count: counted },
    { name: 'strength', text: sums.strength, count: strengthDays },
  ];
  return (
    <section className={styles.sums}>
      <h2>{sums.heading}</h2>
      <ul>
        {rows.map(({ name, text, count }) => (
          <li key={name} data-sum={name}>
            {fillTemplate(text, { count }, numberLocales)}
          </li>
        ))}
      </ul>
      <a href={log} data-screen-only>
        {sums.toLog}
      </a>
    </section>
  );
}
