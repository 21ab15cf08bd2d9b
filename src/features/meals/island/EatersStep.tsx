import { useState } from 'react';
import { type Eater, isNeed, needOf } from '#src/features/meals/logic/eaters.ts';
import { type Wishes, wishLimits } from '#src/features/meals/logic/wishes.ts';
import { Button } from '#src/ui/Button.tsx';
import { FocusedHeading } from '#src/ui/FocusedHeading.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { fillTemplate } from '#src/words/format/fill-template.ts';
import { formatDecimal } from '#src/words/format/format-decimal.ts';
import { EaterFields } from './EaterFields.tsx';
import styles from './Meals.module.css';
import type { MealsTexts } from './meals-texts.ts';

interface EatersStepProps {
  texts: MealsTexts;
  wishes: Wishes;
  /** Whether it has just taken the place of the question at the start. */
  isNew: boolean;
  onChange: (changed: Partial<Wishes>) => void;
}

/** The first step: everybody who eats, and what each of them needs. */
export function EatersStep({ texts, wishes, isNew, onChange }: EatersStepProps) {
  const { who, menu, numberLocales } = texts;
  const { eaters, protein } = wishes;
  const [before, setBefore] = useState<readonly Eater[]>();
  // Fields begin anew where people have moved up or come back.
  const [edition, setEdition] = useState(0);
  const put = (index: number, eater: Eater) =>
    onChange({ eaters: eaters.map((one, at) => (at === index ? eater : one)) });
  const remove = (index: number) => {
    setBefore(eaters);
    setEdition(edition + 1);
    onChange({ eaters: eaters.filter((_, at) => at !== index) });
  };
  const undo = () => {
    if (before) onChange({ eaters: before });
    setEdition(edition + 1);
    setBefore(undefined);
  };
  return (
    <section className={styles.step} data-who data-screen-only>
      {isNew ? <FocusedHeading>{who.heading}</FocusedHeading> : <h2>{who.heading}</h2>}
      {protein !== null && (
        <Notice>
          <p>{fillTemplate(who.proteinGoal, { value: formatDecimal(protein, numberLocales) })}</p>
          <Button variant="quiet" onClick={() => onChange({ protein: null })}>
            {who.forget}
          </Button>
        </Notice>
      )}
      <ul className={styles.cards}>
        {eaters.map((eater, index) => (
          // People have no names here, and their fields begin anew when they move.
          <li key={`${edition} ${index}`} className={styles.card}>
            <h3>{fillTemplate(who.person, { number: formatDecimal(index + 1, numberLocales) })}</h3>
            <EaterFields texts={texts} eater={eater} onChange={(next) => put(index, next)} />
            <NeedLine texts={texts} eater={eater} protein={index === 0 ? protein : null} />
            {eaters.length > 1 && (
              <Button variant="quiet" onClick={() => remove(index)}>
                {who.remove}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <div className={styles.row}>
        {eaters.length < wishLimits.eaters && (
          <Button
            variant="secondary"
            onClick={() => {
              setBefore(undefined);
              onChange({ eaters: [...eaters, { kind: 'usual', sex: 'male' }] });
            }}
          >
            {who.add}
          </Button>
        )}
        <div role="status" className={styles.row}>
          {before && <p>{who.removed}</p>}
        </div>
        {before && (
          <Button variant="quiet" onClick={undo}>
            {menu.undo}
          </Button>
        )}
      </div>
    </section>
  );
}

interface NeedLineProps {
  texts: MealsTexts;
  eater: Eater;
  /** Grams that take the place of the usual goal. */
  protein: number | null;
}

function NeedLine({ texts: { who, numberLocales }, eater, protein }: NeedLineProps) {
  const need = needOf(eater);
  const isBody = need === 'thin' || need === 'lowEnergy' || need === 'lossOfThin';
  const text = isNeed(need)
    ? fillTemplate(who.need, {
        energy: formatDecimal(Math.round(need.energy), numberLocales),
        protein: formatDecimal(Math.round(protein ?? need.protein), numberLocales),
      })
    : isBody
      ? who.errors[need]
      : '';
  return (
    <p role="status" className={isBody ? styles.fault : styles.quiet}>
      {text}
    </p>
  );
}
