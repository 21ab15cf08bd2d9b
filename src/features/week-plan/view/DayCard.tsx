import type { PlanDay } from '#src/features/week-plan/load.ts';
import { focusKinds, isRestDay } from '#src/features/week-plan/logic/schedule.ts';
import { fillTemplate } from '#src/words/format/fill-template.ts';
import type { BuiltLanguage } from '#src/words/languages.ts';
import { textsOf } from '#src/words/texts-of.ts';
import styles from './DayCard.module.css';
import { DaySession } from './DaySession.tsx';
import { ExerciseLinks } from './ExerciseLinks.tsx';
import { KindIcon } from './KindIcon.tsx';
import { WorkoutLink } from './WorkoutLink.tsx';

interface DayCardProps {
  day: PlanDay;
  /** From 0, a Monday. */
  index: number;
  language: BuiltLanguage;
}

/** One day of a plan: folded to what it is about and how long it takes, but for the first. */
export function DayCard({ day, index, language }: DayCardProps) {
  const { weekdays, focus, kinds, plan } = textsOf(language).workoutPlan;
  const kind = focusKinds[day.focus];
  const measure = measureOf(day, language);
  const head = (
    <>
      <span className={styles.icon}>
        <KindIcon kind={kind} label={kinds[kind]} />
      </span>
      <span className={styles.weekday}>{Object.values(weekdays)[index]}</span>
      <strong className={styles.focus} data-day-focus>
        {focus[day.focus]}
      </strong>
      {measure && <span className={styles.measure}>{measure}</span>}
    </>
  );
  if (isRestDay(day)) {
    return (
      <li className={styles.day} data-day data-kind={kind}>
        <div className={styles.head}>{head}</div>
        <div className={styles.rest}>
          {day.offered.length > 0 ? (
            <p data-day-line>
              <ExerciseLinks exercises={day.offered} language={language} />
            </p>
          ) : (
            <p data-day-line>{plan.rest}</p>
          )}
          {day.workout && (
            <p data-screen-only>
              <WorkoutLink path={day.workout} language={language} />
            </p>
          )}
        </div>
      </li>
    );
  }
  return (
    <li className={styles.day} data-day data-kind={kind} data-minutes={day.minutes}>
      <details open={index === 0}>
        <summary className={styles.head}>{head}</summary>
        <DaySession day={day} language={language} />
      </details>
    </li>
  );
}

function measureOf(day: PlanDay, language: BuiltLanguage): string | undefined {
  if (day.minutes === undefined || day.effort === undefined) return undefined;
  const { plan, effort } = textsOf(language).workoutPlan;
  const minutes = String(day.minutes);
  const long = fillTemplate(isRestDay(day) ? plan.upToMinutes : plan.minutes, { minutes });
  return `${long} · ${effort[day.effort]}`;
}
