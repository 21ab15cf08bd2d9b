import type { HealthTexts } from '#src/features/health/island/health-texts.ts';
import {
  isDanger,
  isStillVeryHigh,
  isTreatedEarlier,
  type PressureWord,
  pressureWordOf,
} from '#src/features/health/logic/pressure-bands.ts';
import type { Person, ReadingOf } from '#src/features/health/logic/records.ts';
import { Button } from '#src/ui/Button.tsx';
import { SignList } from '#src/ui/SignList.tsx';
import styles from './Outcome.module.css';

interface PressureOutcomeProps {
  texts: HealthTexts;
  reading: ReadingOf<'pressure'>;
  person: Person;
  earlier: readonly ReadingOf<'pressure'>[];
  onAgain: () => void;
}

/** What a blood pressure is called, what to do, and another reading. The signs of danger stand first where they matter. */
export function PressureOutcome({ texts, reading, person, earlier, onAgain }: PressureOutcomeProps) {
  const { words, said, entry, shared, addresses } = texts;
  const word = pressureWordOf(reading, person);
  const advice =
    isTreatedEarlier(reading, person) && word === 'above' ? said.pressure.high : adviceOf(word, texts);
  const isHigh = isDanger(word);
  return (
    <>
      <p>
        <strong>{words.pressure[word]}</strong>
      </p>
      {(isHigh || word === 'pregnantToday' || word === 'young') && (
        <SignList {...said.pressureSigns} action={said.call} danger />
      )}
      {isStillVeryHigh(reading, earlier) && word === 'veryHigh' && (
        <p>
          <strong>{words.still}</strong>
        </p>
      )}
      {advice && <p>{advice}</p>}
      <p className={styles.links}>
        {isHigh && <a href={addresses.crisis}>{shared.numbers}</a>}
        <a href={addresses.heart}>{words.moreHeart}</a>
      </p>
      <p className={styles.quiet}>
        {words.one} {words.noDiagnosis}
      </p>
      {word !== 'pregnantNow' && (
        <div className={styles.buttons}>
          <Button variant="secondary" onClick={onAgain}>
            {word === 'veryHigh' ? words.again : entry.second}
          </Button>
        </div>
      )}
    </>
  );
}

function adviceOf(word: PressureWord, { said: { pressure }, words }: HealthTexts): string | undefined {
  switch (word) {
    case 'pregnant':
    case 'pregnantToday':
    case 'pregnantNow':
      return pressure.pregnant;
    case 'low':
      return words.lowText;
    case 'young':
      return undefined;
    default:
      return pressure[word];
  }
}
