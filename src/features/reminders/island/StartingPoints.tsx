import { deviceZone } from '#src/device/time-zone.ts';
import { schedulesOf } from '#src/features/reminders/logic/reminder-form.ts';
import {
  type StartingPoint,
  startingForm,
  startingPoints,
} from '#src/features/reminders/logic/starting-points.ts';
import { todayOf } from '#src/features/training/logic/days.ts';
import styles from './Reminders.module.css';
import type { RemindersTexts } from './reminders-texts.ts';
import { TopicIcon } from './TopicIcon.tsx';
import { whenText } from './when-text.ts';

interface StartingPointsProps {
  texts: RemindersTexts;
  onTake: (point: StartingPoint) => void;
}

/** Reminders that many want: a press opens the form, filled. */
export function StartingPoints({ texts, onTake }: StartingPointsProps) {
  const { starts } = texts;
  return (
    <section className={styles.section}>
      <h2>{starts.heading}</h2>
      <p className={styles.text}>{starts.introduction}</p>
      <ul className={styles.starts}>
        {startingPoints.map((point) => (
          <li key={point}>
            <button type="button" className={styles.start} onClick={() => onTake(point)}>
              <TopicIcon topic={point} />
              <span className={styles.startText}>
                <strong>{starts.names[point]}</strong>
                <span className={styles.muted}>{hintOf(point, texts)}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** When it comes where that is settled, and else what is asked for. */
function hintOf(point: StartingPoint, texts: RemindersTexts): string {
  if (point === 'appointment' || point === 'medicine') return texts.starts.hints[point];
  const today = todayOf(new Date());
  const form = startingForm(point, { today, zone: deviceZone(), words: '' });
  const [schedule] = schedulesOf(form, true);
  return schedule ? whenText(schedule, today, texts) : '';
}
