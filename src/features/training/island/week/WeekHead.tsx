import { addDays, type Day, daysPerWeek, mondayOf, todayOf } from '#src/features/training/logic/days.ts';
import { Button } from '#src/ui/Button.tsx';
import { fillTemplate } from '#src/words/format/fill-template.ts';
import styles from './TrainingWeek.module.css';
import type { PlanNews } from './use-plan.ts';
import { type WeekTexts, writeDate } from './week-texts.ts';

interface WeekSwitchProps {
  monday: Day;
  onMonday: (monday: Day) => void;
  texts: WeekTexts;
}

/** Which week is shown, and the way to those before and after it. */
export function WeekSwitch({ monday, onMonday, texts }: WeekSwitchProps) {
  const current = mondayOf(todayOf(new Date()));
  const sunday = addDays(monday, daysPerWeek - 1);
  return (
    <div className={styles.switch}>
      <h2 aria-live="polite">
        {fillTemplate(texts.weekOf, { from: writeDate(monday, texts), to: writeDate(sunday, texts) })}
      </h2>
      <div className={styles.row} data-screen-only>
        <Button variant="quiet" onClick={() => onMonday(addDays(monday, -daysPerWeek))}>
          {texts.previous}
        </Button>
        {monday !== current && (
          <Button variant="quiet" onClick={() => onMonday(current)}>
            {texts.thisWeek}
          </Button>
        )}
        <Button variant="quiet" onClick={() => onMonday(addDays(monday, daysPerWeek))}>
          {texts.next}
        </Button>
      </div>
    </div>
  );
}

/** What was done last, and the way back; always there, so that a screen reader hears it. */
export function News({ news, texts }: { news: PlanNews | undefined; texts: WeekTexts }) {
  return (
    <div className={styles.news} data-screen-only>
      <p role="status">{news?.text}</p>
      {news?.undo && (
        <Button variant="quiet" onClick={news.undo}>
          {texts.undo}
        </Button>
      )}
    </div>
  );
}
