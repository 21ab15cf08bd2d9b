import { type ReactNode, useEffect, useRef } from 'react';
import type { HealthTexts } from '#src/features/health/island/health-texts.ts';
import { writeReading } from '#src/features/health/island/write-reading.ts';
import { quickLoss, waistLimit, waistToHeight } from '#src/features/health/logic/body-measures.ts';
import { ofKind } from '#src/features/health/logic/by-month.ts';
import type { Kept, Person, Reading } from '#src/features/health/logic/records.ts';
import type { Units } from '#src/features/health/logic/units.ts';
import { fillTemplate } from '#src/words/format/fill-template.ts';
import { MoodOutcome } from './MoodOutcome.tsx';
import styles from './Outcome.module.css';
import { PressureOutcome } from './PressureOutcome.tsx';
import { SugarOutcome } from './SugarOutcome.tsx';

interface OutcomeProps {
  texts: HealthTexts;
  /** What was just kept. */
  reading: Reading;
  person: Person;
  /** The other readings of the person. */
  earlier: readonly Kept<Reading>[];
  units: Units;
  /** Asks for another reading of the kind. */
  onAgain: () => void;
}

/** Whether there is something to say about a reading. */
export function hasOutcome(reading: Reading, person: Person, earlier: readonly Kept<Reading>[]): boolean {
  switch (reading.what) {
    case 'pressure':
    case 'sugar':
    case 'mood':
      return true;
    case 'waist':
      return waistToHeight(reading, person) !== undefined;
    case 'weight':
      return quickLoss(reading, ofKind('weight', earlier), person) !== undefined;
    default:
      return false;
  }
}

/** What the site says about a reading that was kept; never a diagnosis. It takes the focus, so that it is read out. */
export function Outcome(props: OutcomeProps) {
  const { texts, reading, units } = props;
  const value = useRef<HTMLParagraphElement>(null);
  useEffect(() => value.current?.focus(), []);
  return (
    <>
      <p ref={value} tabIndex={-1} className={styles.value}>
        {writeReading(reading, units, texts)}
      </p>
      <Words {...props} />
    </>
  );
}

function Words({ texts, reading, person, earlier, onAgain }: OutcomeProps): ReactNode {
  const { words, addresses, numberLocales } = texts;
  switch (reading.what) {
    case 'pressure':
      return (
        <PressureOutcome
          texts={texts}
          reading={reading}
          person={person}
          earlier={ofKind('pressure', earlier)}
          onAgain={onAgain}
        />
      );
    case 'sugar':
      return <SugarOutcome texts={texts} millimoles={reading.millimoles} />;
    case 'mood':
      return <MoodOutcome texts={texts} answers={reading.answers} />;
    case 'waist': {
      const isUnder = (waistToHeight(reading, person) ?? 0) < waistLimit;
      return isUnder ? (
        <p>{words.waistUnder}</p>
      ) : (
        <p>
          {words.waistHalf} <a href={addresses.reduceWeight}>{words.waistSteps}</a>
        </p>
      );
    }
    case 'weight': {
      const percent = quickLoss(reading, ofKind('weight', earlier), person) ?? 0;
      const format = new Intl.NumberFormat([...numberLocales], { style: 'percent' });
      return <p>{fillTemplate(words.loss, { percent: format.format(percent / 100) })}</p>;
    }
    default:
      return null;
  }
}
