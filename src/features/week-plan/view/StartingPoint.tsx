import type { Exercise } from '#src/features/exercises/load.ts';
import type { BuiltLanguage } from '#src/words/languages.ts';
import { textsOf } from '#src/words/texts-of.ts';
import { ExerciseLinks } from './ExerciseLinks.tsx';
import styles from './StartingPoint.module.css';

interface StartingPointProps {
  /** Exercises against falls. */
  balance: readonly Exercise[];
  language: BuiltLanguage;
}

/** How much to begin with, what to lift, and how to go on from week to week; folded, since it is the same for every plan. */
export function StartingPoint({ balance, language }: StartingPointProps) {
  const { begin, levels } = textsOf(language).workoutPlan.plan;
  const { new: beginner, some, reserve, load, progress, older } = levels;
  return (
    <details className={styles.start} data-screen-only>
      <summary>{begin}</summary>
      <ul>
        {[beginner, some, reserve, load, progress].map((text) => (
          <li key={text}>{text}</li>
        ))}
        <li>
          {older} <ExerciseLinks exercises={balance} language={language} />
        </li>
      </ul>
    </details>
  );
}
