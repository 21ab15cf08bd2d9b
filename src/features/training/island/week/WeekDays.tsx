import type { ReactNode } from 'react';
import { type Day, inFigures } from '#src/features/training/logic/days.ts';
import type { Done, Kept } from '#src/features/training/logic/records.ts';
import { type Placed, placedOn } from '#src/features/training/logic/week.ts';
import { useDrag } from '#src/ui/use-drag.ts';
import { fillTemplate } from '#src/words/format/fill-template.ts';
import { PlacedCard } from './PlacedCard.tsx';
import type { Plan } from './use-plan.ts';
import styles from './WeekDays.module.css';
import { type WeekTexts, weekdayName, writeDate } from './week-texts.ts';

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
  /** What the week adds up to: the last cell beside the seven days. */
  children: ReactNode;
}

/** The seven days of a week, each with its sessions and what was done beside them. */
export function WeekDays(props: WeekDaysProps) {
  const { days, today, plan, nameOf, texts, player, focused, onMove, onMoveBy, onChange, onAdd, children } =
    props;
  const placed = placedOn(plan.placements, days);
  const keyOf = ({ placement, day }: Placed) => `${placement.id} ${day}`;
  const { drag, handleOf } = useDrag((key, { zone }) => {
    const dropped = placed.find((each) => keyOf(each) === key);
    if (dropped && dropped.day !== zone) onMove(dropped, zone);
  });
  return (
    <div className={styles.board}>
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
              data-drop-zone={day}
              data-over={drag?.place?.zone === day || undefined}
            >
              <h3 className={styles.head}>
                {weekdayName(day, texts)} <span>{inFigures(day, texts.numberLocales)}</span>
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
                    dragKey={keyOf(each)}
                    isDragged={drag?.item === keyOf(each)}
                    handle={handleOf(keyOf(each))}
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
      <div className={styles.sums}>{children}</div>
    </div>
  );
}

const isSame = ({ workout, session }: { workout: string; session: string }, done: Kept<Done>): boolean =>
  done.workout === workout && done.session === session;
