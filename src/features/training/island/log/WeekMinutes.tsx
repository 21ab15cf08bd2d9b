import type { LogSums } from '#src/features/training/logic/log.ts';
import { advisedMinutes } from '#src/features/week-plan/logic/week-figures.ts';
import { Card } from '#src/ui/Card.tsx';
import { Folded } from '#src/ui/Folded.tsx';
import { fillTemplate } from '#src/words/format/fill-template.ts';
import { formatDecimal } from '#src/words/format/format-decimal.ts';
import type { LogTexts } from './log-texts.ts';
import styles from './WeekMinutes.module.css';

const radius = 52;
const circumference = 2 * Math.PI * radius;

/** What this week comes to: a ring that closes at 150 minutes, and the sums beside it. */
export function WeekMinutes({ texts, sums }: { texts: LogTexts; sums: LogSums }) {
  const { week, counted, rules, numberLocales } = texts;
  const number = (value: number) => formatDecimal(value, numberLocales);
  const isReached = sums.counted >= advisedMinutes;
  const rows = [
    { label: week.sessions, value: sums.sessions, note: undefined },
    { label: week.inAll, value: sums.minutes, note: undefined },
    { label: week.strength, value: sums.strengthDays, note: week.advised },
  ];
  return (
    <Card data-week>
      <h2>{week.heading}</h2>
      <div className={styles.picture}>
        <div
          className={styles.ring}
          role="img"
          aria-label={fillTemplate(counted, { count: sums.counted }, numberLocales)}
        >
          <Ring part={Math.min(1, sums.counted / advisedMinutes)} />
          <p>
            <strong>{number(sums.counted)}</strong>
            <span>{week.of}</span>
          </p>
        </div>
        <dl className={styles.sums}>
          {rows.map(({ label, value, note }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                <strong>{number(value)}</strong>
                {note && <span>{note}</span>}
              </dd>
            </div>
          ))}
        </dl>
      </div>
      <p>{isReached ? week.reached : week.step}</p>
      <Folded summary={week.rule}>
        {rules.map((rule) => (
          <p key={rule}>{rule}</p>
        ))}
      </Folded>
    </Card>
  );
}

/** @param part how much of the ring is full, 0 to 1 */
function Ring({ part }: { part: number }) {
  return (
    <svg viewBox="0 0 120 120" aria-hidden="true">
      <circle cx="60" cy="60" r={radius} className={styles.track} />
      {part > 0 && (
        <circle
          cx="60"
          cy="60"
          r={radius}
          transform="rotate(-90 60 60)"
          className={styles.full}
          strokeDasharray={`${part * circumference} ${circumference}`}
        />
      )}
    </svg>
  );
}
