import { inFigures } from '#src/features/training/logic/days.ts';
import type { LogWeek } from '#src/features/training/logic/log.ts';
import { advisedMinutes } from '#src/features/week-plan/logic/week-figures.ts';
import { Card } from '#src/ui/Card.tsx';
import { DataTable } from '#src/ui/DataTable.tsx';
import { Folded } from '#src/ui/Folded.tsx';
import { formatDecimal } from '#src/words/format/format-decimal.ts';
import type { LogTexts } from './log-texts.ts';
import styles from './WeeksChart.module.css';

/** Part of the height that stays free above the highest bar, for its number. */
const headroom = 0.14;

/** The minutes that count of some weeks, as bars against the 150; the table behind it says the same and more. */
export function WeeksChart({ texts, weeks }: { texts: LogTexts; weeks: readonly LogWeek[] }) {
  const { week, weeks: words, numberLocales } = texts;
  const number = (value: number) => formatDecimal(value, numberLocales);
  const highest = Math.max(advisedMinutes, ...weeks.map(({ counted }) => counted));
  const percent = (minutes: number) => (minutes / highest) * (1 - headroom) * 100;
  return (
    <Card data-weeks>
      <h2>{words.heading}</h2>
      <div className={styles.chart} role="img" aria-label={words.caption}>
        {weeks.map(({ monday, counted, sessions }) => (
          <div key={monday} className={styles.bar}>
            <svg aria-hidden="true">
              <rect x="16%" width="68%" y={`${100 - percent(counted)}%`} height={`${percent(counted)}%`} />
              <line
                x2="100%"
                y1={`${100 - percent(advisedMinutes)}%`}
                y2={`${100 - percent(advisedMinutes)}%`}
              />
              {sessions > 0 && (
                <text x="50%" y={`${100 - percent(counted)}%`} dy="-0.35em">
                  {number(counted)}
                </text>
              )}
            </svg>
            <span>{inFigures(monday, texts.numberLocales)}</span>
          </div>
        ))}
      </div>
      <p className={styles.caption} aria-hidden="true">
        {words.caption}
      </p>
      <Folded summary={words.table}>
        <DataTable
          label={words.table}
          columns={[words.monday, words.counted, week.inAll, week.strength, week.sessions]}
          rows={weeks.map(({ monday, counted, minutes, strengthDays, sessions }) => ({
            key: monday,
            cells: [
              inFigures(monday, texts.numberLocales),
              number(counted),
              number(minutes),
              number(strengthDays),
              number(sessions),
            ],
          }))}
        />
      </Folded>
    </Card>
  );
}
