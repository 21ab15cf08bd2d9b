import { countItems } from '#src/features/training/logic/count-items.ts';
import type { OwnSession } from '#src/features/training/logic/records.ts';
import { type StartingPoint, startingPoints } from '#src/features/training/logic/starting-points.ts';
import { Button } from '#src/ui/Button.tsx';
import { fillTemplate } from '#src/words/format/fill-template.ts';
import styles from './OwnSessions.module.css';
import type { Wording } from './sessions-texts.ts';

interface ReadySessionsProps {
  wording: Wording;
  onTake: (session: Pick<OwnSession, 'name' | 'blocks'>) => void;
}

const names = Object.keys(startingPoints) as StartingPoint[];

/** Sessions that are ready to be taken and changed. */
export function ReadySessions({ wording, onTake }: ReadySessionsProps) {
  const { texts, numberLocales } = wording;
  const { ready, actionOf } = texts;
  return (
    <section className={styles.section}>
      <h2>{ready.heading}</h2>
      <p className={styles.text}>{ready.introduction}</p>
      <ul className={styles.cards}>
        {names.map((point) => (
          <li key={point} className={styles.card}>
            <h3>{ready[point]}</h3>
            <p className={styles.measures}>
              {fillTemplate(
                texts.exercises,
                { count: countItems({ blocks: startingPoints[point] }) },
                numberLocales,
              )}
            </p>
            <div className={styles.actions}>
              <Button
                variant="secondary"
                aria-label={fillTemplate(actionOf, { action: ready.take, name: ready[point] })}
                onClick={() => onTake({ name: ready[point], blocks: [...startingPoints[point]] })}
              >
                {ready.take}
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
