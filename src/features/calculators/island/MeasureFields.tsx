import { type ReactNode, useEffect, useRef, useState } from 'react';
import { readStored, removeStored, writeStored } from '#src/device/storage.ts';
import { NumberField } from '#src/ui/Field.tsx';
import type { Texts } from '#src/words/texts.ts';
import { MeasureField } from './MeasureField.tsx';
import styles from './MeasureFields.module.css';

interface MeasureFieldsProps {
  texts: Texts['calculators']['measures'];
  measures: readonly ('weight' | 'height')[];
}

/** Weight and height, in kilograms and centimetres unless the visitor asks for pounds, feet and inches. */
export function MeasureFields({ texts, measures }: MeasureFieldsProps) {
  const { choice, isImperial } = useUnits();
  return (
    <>
      <UnitGroup active={!isImperial}>
        {measures.includes('weight') && (
          <MeasureField name="weight" label={texts.weight} hint={texts.weightHint} />
        )}
        {measures.includes('height') && (
          <MeasureField name="height" label={texts.height} hint={texts.heightHint} />
        )}
      </UnitGroup>
      <UnitGroup active={isImperial}>
        {measures.includes('weight') && (
          <MeasureField name="pounds" label={texts.pounds} hint={texts.poundsHint} />
        )}
        {measures.includes('height') && (
          <div className={styles.pair}>
            <MeasureField name="feet" label={texts.feet} hint={texts.feetHint} />
            {/* What is wrong with a height stands at its feet. */}
            <NumberField name="inches" label={texts.inches} hint={texts.inchesHint} />
          </div>
        )}
      </UnitGroup>
      <label className={styles.units}>
        <input ref={choice} type="checkbox" name="units" value="imperial" />
        {texts.imperial}
      </label>
    </>
  );
}

/** The choice of units, which the device remembers. */
function useUnits() {
  const choice = useRef<HTMLInputElement>(null);
  const [isImperial, setImperial] = useState(false);

  // A shared link sets the choice without a click; the form then announces a change of its own. A choice made before
  // this script had arrived announced its change to nobody.
  useEffect(() => {
    const box = choice.current;
    const form = box?.form;
    if (!box || !form) {
      return;
    }
    const isTyped = ['weight', 'height'].some((name) => new FormData(form).get(name));
    if (readStored('units') === box.value && !isTyped) {
      box.checked = true;
    }
    const follow = ({ target }: Pick<Event, 'target'>) => {
      setImperial(box.checked);
      if (target === box) {
        remember(box);
      }
    };
    follow({ target: form });
    form.addEventListener('change', follow);
    return () => form.removeEventListener('change', follow);
  }, []);

  return { choice, isImperial };
}

// Without a note the units are kilograms and centimetres.
function remember({ checked, value }: HTMLInputElement) {
  if (checked) {
    writeStored('units', value);
  } else {
    removeStored('units');
  }
}

// A fieldset can be switched off as a whole, so that the hidden units are neither sent nor focused. It groups nothing that
// a reader has to be told of.
function UnitGroup({ active, children }: { active: boolean; children: ReactNode }) {
  return (
    <fieldset role="presentation" className={styles.group} hidden={!active} disabled={!active}>
      {children}
    </fieldset>
  );
}
