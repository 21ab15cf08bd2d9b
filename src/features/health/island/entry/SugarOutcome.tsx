import type { HealthTexts } from '#src/features/health/island/health-texts.ts';
import { sugarWordOf } from '#src/features/health/logic/sugar-limits.ts';
import { SignList } from '#src/ui/SignList.tsx';
import styles from './Outcome.module.css';

/** What to do at low sugar and at signs of high sugar; between the two nothing is judged. */
export function SugarOutcome({ texts, millimoles }: { texts: HealthTexts; millimoles: number }) {
  const { words, said, entry, addresses } = texts;
  const word = sugarWordOf(millimoles);
  return (
    <>
      {word === 'low' && (
        <SignList
          heading={words.sugarLow}
          signs={[said.sugarNow, said.nothingByMouth]}
          action={said.call}
          danger
        />
      )}
      {word === 'high' && (
        <>
          <p>{words.sugarHigh}</p>
          <SignList {...said.sugarSigns} action={said.call} danger />
        </>
      )}
      {word === 'between' && <p>{entry.sugarFor}</p>}
      <p className={styles.links}>
        <a href={addresses.diabetes}>{words.moreSugar}</a>
      </p>
      <p className={styles.quiet}>{words.noDiagnosis}</p>
    </>
  );
}
