import { Button } from '#src/ui/Button.tsx';
import { FocusedHeading } from '#src/ui/FocusedHeading.tsx';
import { fillTemplate } from '#src/words/format/fill-template.ts';
import type { PlayerTexts } from './player-texts.ts';
import styles from './SessionPlayer.module.css';

interface FinishedProps {
  texts: PlayerTexts;
  steps: number;
  /** How many steps were done. */
  done: number;
  /** Of training, without pauses. */
  milliseconds: number;
  workoutAddress: string;
  onAgain: () => void;
}

/** The end of a session, whole or not. */
export function Finished({ texts, steps, done, milliseconds, workoutAddress, onAgain }: FinishedProps) {
  const { finished, numberLocales } = texts;
  const minutes = Math.max(1, Math.round(milliseconds / 60_000));
  return (
    <section className={styles.setup}>
      <FocusedHeading>{done >= steps ? finished.heading : finished.part}</FocusedHeading>
      <p className={styles.trained}>{fillTemplate(finished.trained, { count: minutes }, numberLocales)}</p>
      {done < steps && <p>{fillTemplate(finished.steps, { step: `${done + 1}`, steps: `${steps}` })}</p>}
      <p>{finished.cool}</p>
      <div className={styles.start}>
        <Button onClick={onAgain}>{finished.again}</Button>
        <a href={workoutAddress}>{texts.toWorkout}</a>
      </div>
      <p>{finished.kept}</p>
    </section>
  );
}
