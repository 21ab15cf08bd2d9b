import type { RemindersTexts } from '#src/features/reminders/island/reminders-texts.ts';
import { dayText } from '#src/features/reminders/island/when-text.ts';
import { problemsOf } from '#src/features/reminders/logic/form-problems.ts';
import { nextTimes } from '#src/features/reminders/logic/next-times.ts';
import type { WallTime } from '#src/features/reminders/logic/occurrences.ts';
import { schedulesOf } from '#src/features/reminders/logic/reminder-form.ts';
import styles from './Form.module.css';
import type { FormState } from './use-reminder-form.ts';

const shownTimes = 5;

/** The next times of what is typed, so that a mistake is seen before it is saved. */
export function Preview({ state: { form, isNew, now }, texts }: { state: FormState; texts: RemindersTexts }) {
  const { preview } = texts.form;
  // Missing words do not change the times; anything else does.
  const isClear = problemsOf({ ...form, topic: 'water', text: '' }, isNew, now).length === 0;
  const times = isClear ? comingTimes() : [];
  return (
    <section className={styles.preview} aria-live="polite">
      <h3>{preview.heading}</h3>
      {times.length === 0 ? (
        <p>{preview.none}</p>
      ) : (
        <ol>
          {times.map(({ day, time }) => (
            <li key={`${day} ${time}`}>
              {dayText(day, texts)} <strong>{time}</strong>
            </li>
          ))}
        </ol>
      )}
    </section>
  );

  function comingTimes(): WallTime[] {
    const all = schedulesOf(form, isNew).flatMap((schedule) => nextTimes(schedule, now, shownTimes));
    const written = ({ day, time }: WallTime) => `${day} ${time}`;
    return all.sort((one, other) => (written(one) < written(other) ? -1 : 1)).slice(0, shownTimes);
  }
}
