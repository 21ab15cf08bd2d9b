import type { Day } from '#src/features/training/logic/days.ts';
import type { Done, Kept } from '#src/features/training/logic/records.ts';
import { type Placed, placedOn } from '#src/features/training/logic/week.ts';
import { fillTemplate } from '#src/words/format/fill-template.ts';
import { PlacedCard } from './PlacedCard.tsx';
import { useDrag } from './use-drag.ts';
import type { Plan } from './use-plan.ts';
import styles from './WeekDays.module.css';
import { type WeekTexts, weekdayName, writeDate, writeShortDate } from './week-texts.ts';

interface WeekDaysProps {
  days: readonly Day[];
  today: Day;
  plan: Pick<Plan, 'placements' | 'log'>;
  nameOf: (placed: Placed) => string;
  texts: WeekTexts;
  /** Address of the player. */
  player: string;
  /** The placement whose handle takes the focus. */
  focused: string | undefined;
  onMove: (placed: Placed, day: Day) => void;
  onMoveBy: (placed: Placed, days: number) => void;
  onChange: (placed: Placed) => void;
  onAdd: (day: Day) => void;
}

/** The seven days of a week, each with its sessions and what was done beside them. */
export function WeekDays(props: WeekDaysProps) {
  const { days, today, plan, nameOf, texts, player, focused, onMove, onMoveBy, onChange, onAdd } = props;
  const placed = placedOn(plan.placements, days);
  const keyOf = ({ placement, day }: Placed) => `${placement.id} ${day}`;
  const drag = useDrag((key, day) => {
    const dropped = placed.find((each) => keyOf(each) === key);
    if (dropped && dropped.day !== day) onMove(dropped, day);
  });
  return (
    <ol className={styles.days}>
      {days.map((day) => {
        const own = placed.filter((each) => each.day === day);
        const done = plan.log.filter(({ date }) => date === day);
        const beside = done.filter((each) => !own.some(({ placement }) => isSame(placement, each)));
        return (
          <li
            key={day}
            className={styles.day}
            data-day={day}
            data-today={day === today || undefined}
            data-over={drag.drag?.day === day || undefined}
          >
            <h3 className={styles.head}>
              {weekdayName(day, texts)} <span>{writeShortDate(day, texts)}</span>
              {day === today && <strong> {texts.today}</strong>}
            </h3>
            {own.length + beside.length === 0 && <p className={styles.nothing}>{texts.nothing}</p>}
            <ul className={styles.sessions}>
              {own.map((each) => (
                <PlacedCard
                  key={keyOf(each)}
                  placed={each}
                  name={nameOf(each)}
                  isDone={done.some((one) => isSame(each.placement, one))}
                  texts={texts}
                  player={player}
                  drag={drag}
                  dragKey={keyOf(each)}
                  focused={focused === each.placement.id}
                  onMoveBy={(by) => onMoveBy(each, by)}
                  onChange={() => onChange(each)}
                />
              ))}
              {beside.map(({ id, name }) => (
                <li key={id} className={styles.beside}>
                  ✓ {name} <span>{texts.done}</span>
                </li>
              ))}
            </ul>
            <button
              type="button"
              className={styles.add}
              onClick={() => onAdd(day)}
              aria-label={fillTemplate(texts.addOn, { day: writeDate(day, texts) })}
              data-screen-only
            >
              + {texts.add}
            </button>
          </li>
        );
      })}
    </ol>
  );
}

const isSame = ({ workout, session }: { workout: string; session: string }, done: Kept<Done>): boolean =>
  done.workout === workout && done.session === session;
