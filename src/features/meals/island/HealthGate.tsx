import { useState } from 'react';
import { FocusedLine } from '#src/features/entries/island/FocusedLine.tsx';
import { Button } from '#src/ui/Button.tsx';
import { FocusedHeading } from '#src/ui/FocusedHeading.tsx';
import styles from './Meals.module.css';
import type { MealsAddresses, MealsTexts } from './meals-texts.ts';

interface HealthGateProps {
  texts: MealsTexts;
  addresses: MealsAddresses;
  /** Whether somebody has just asked for it, so that it takes the focus. */
  isWanted?: boolean;
  /** Called with whether the menu is for the others only. */
  onPassed: (isForOthers: boolean) => void;
}

const parts = [
  'body',
  'illness',
  'medicine',
] as const satisfies readonly (keyof MealsTexts['gate']['groups'])[];

/** The question at the start: whether somebody eats along for whom menus of a page are not safe, and where these find help. */
export function HealthGate({ texts, addresses, isWanted = false, onPassed }: HealthGateProps) {
  const { gate } = texts;
  const [isRefused, setRefused] = useState(false);
  return (
    <section className={styles.gate}>
      {isWanted ? <FocusedHeading>{gate.heading}</FocusedHeading> : <h2>{gate.heading}</h2>}
      {isRefused ? (
        <Refusal texts={texts} addresses={addresses} onPassed={onPassed} />
      ) : (
        <>
          <p>{gate.text}</p>
          {parts.map((part) => (
            <div key={part}>
              <h3>{gate.groups[part]}</h3>
              <ul>
                {Object.values(gate.items[part]).map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ul>
            </div>
          ))}
          <div className={styles.row}>
            <Button onClick={() => onPassed(false)}>{gate.no}</Button>
            <Button variant="secondary" onClick={() => setRefused(true)}>
              {gate.yes}
            </Button>
          </div>
        </>
      )}
    </section>
  );
}

/** Why there is no menu, and where to go instead. */
function Refusal({ texts: { gate, said }, addresses, onPassed }: HealthGateProps) {
  return (
    <>
      <FocusedLine>{gate.refused}</FocusedLine>
      <p>{said.chw}</p>
      <ul>
        {[...Object.values(gate.why), said.fasting, said.medicineStop].map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <ul className={styles.links}>
        <li>
          <a href={addresses.diabetes}>{gate.diabetes}</a>
        </li>
        <li>
          <a href={addresses.support}>{gate.support}</a>
        </li>
      </ul>
      <Button variant="secondary" onClick={() => onPassed(true)}>
        {gate.others}
      </Button>
    </>
  );
}
