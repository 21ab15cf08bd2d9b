import type { Plan } from '#src/features/week-plan/load.ts';
import { weeklyTotals } from '#src/features/week-plan/logic/schedule.ts';
import { fillTemplate } from '#src/words/format/fill-template.ts';
import type { BuiltLanguage } from '#src/words/languages.ts';
import { textsOf } from '#src/words/texts-of.ts';
import styles from './WeekSums.module.css';

/** What a week comes to: minutes in all, those that count towards the 150, and the gap with what fills it. */
export function WeekSums({ plan, language }: { plan: Plan; language: BuiltLanguage }) {
  const { plan: words } = textsOf(language).workoutPlan;
  const { minutes, strengthDays } = weeklyTotals(plan.days);
  const { counted, missing, walk } = plan.figures;
  const sums = [
    { label: words.inAll, value: minutes, note: undefined },
    { label: words.counted, value: counted, note: undefined },
    { label: words.missing, value: missing, note: fillTemplate(words.fill, { walk: String(walk) }) },
  ];
  return (
    <div className={styles.sums}>
      <dl className={styles.list} data-sums>
        {sums.map(({ label, value, note }) => (
          <div key={label} className={styles.sum}>
            <dt>{label}</dt>
            <dd>
              <strong>{fillTemplate(words.minutes, { minutes: String(value) })}</strong>
              {note && <span>{note}</span>}
            </dd>
          </div>
        ))}
      </dl>
      <p>{fillTemplate(words.strength, { days: String(strengthDays) })}</p>
    </div>
  );
}
