import { useState } from 'react';
import { FocusedLine } from '#src/features/entries/island/FocusedLine.tsx';
import { Button } from '#src/ui/Button.tsx';
import { HealthGate } from './HealthGate.tsx';
import styles from './Meals.module.css';
import type { MealsAddresses, MealsTexts } from './meals-texts.ts';

interface AskAgainProps {
  texts: MealsTexts;
  addresses: MealsAddresses;
  /** Whether the question is to be answered before the menu is shown or made. */
  isDue: boolean;
  onAgain: () => void;
  onPassed: (isForOthers: boolean) => void;
}

/** The question once more, where the menu follows: so people can be added one by one, and it is answered once for all of them. */
export function AskAgain({ texts, addresses, isDue, onAgain, onPassed }: AskAgainProps) {
  const { gate } = texts;
  const [isWanted, setWanted] = useState(false);
  const [isAnswered, setAnswered] = useState(false);
  return (
    <div className={styles.asking} data-screen-only>
      <div role="status">{isDue && <p>{gate.due}</p>}</div>
      {isDue ? (
        <HealthGate
          texts={texts}
          addresses={addresses}
          isWanted={isWanted}
          onPassed={(isForOthers) => {
            setWanted(false);
            setAnswered(true);
            onPassed(isForOthers);
          }}
        />
      ) : (
        <div className={styles.row}>
          {isAnswered ? <FocusedLine>{gate.changed}</FocusedLine> : <p>{gate.changed}</p>}
          <Button
            variant="quiet"
            onClick={() => {
              setWanted(true);
              onAgain();
            }}
          >
            {gate.again}
          </Button>
        </div>
      )}
    </div>
  );
}
