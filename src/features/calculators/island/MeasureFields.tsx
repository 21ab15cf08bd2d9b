import { type ReactNode, useEffect, useRef, useState } from 'react';
import { NumberField } from '#src/ui/Field.tsx';
import type { Texts } from '#src/words/texts.ts';
import styles from './MeasureFields.module.css';

const unitSystems = ['metric', 'imperial'] as const;

/** Weight and height, in kilograms and centimetres unless the visitor asks for pounds, feet and inches. */
export function MeasureFields({
  texts,
  measures,
}: {
  texts: Texts['calculators']['measures'];
  measures: readonly ('weight' | 'height')[];
}) {
  const [units, setUnits] = useState<(typeof unitSystems)[number]>('metric');
  const choice = useRef<HTMLFieldSetElement>(null);

  // A shared link sets the choice without a click; the form then announces a change of its own. A choice made before
  // this script had arrived announced its change to nobody.
  useEffect(() => {
    const form = choice.current?.form;
    const follow = () =>
      setUnits(new FormData(form ?? undefined).get('units') === 'imperial' ? 'imperial' : 'metric');
    follow();
    form?.addEventListener('change', follow);
    return () => form?.removeEventListener('change', follow);
  }, []);

  return (
    <>
      <fieldset ref={choice} className={styles.units}>
        <legend>{texts.units}</legend>
        {unitSystems.map((system) => (
          <label key={system}>
            <input type="radio" name="units" value={system} defaultChecked={system === 'metric'} />
            {texts[system]}
          </label>
        ))}
      </fieldset>
      <UnitGroup active={units === 'metric'} name={texts.metric}>
        {measures.includes('weight') && (
          <NumberField name="weight" label={texts.weight} hint={texts.weightHint} />
        )}
        {measures.includes('height') && (
          <NumberField name="height" label={texts.height} hint={texts.heightHint} />
        )}
      </UnitGroup>
      <UnitGroup active={units === 'imperial'} name={texts.imperial}>
        {measures.includes('weight') && <NumberField name="pounds" label={texts.pounds} />}
        {measures.includes('height') && (
          <div className={styles.pair}>
            <NumberField name="feet" label={texts.feet} />
            <NumberField name="inches" label={texts.inches} />
          </div>
        )}
      </UnitGroup>
    </>
  );
}

// A fieldset can be switched off as a whole, so that the hidden units are neither sent nor focused.
function UnitGroup({ active, name, children }: { active: boolean; name: string; children: ReactNode }) {
  return (
    <fieldset className={styles.group} hidden={!active} disabled={!active}>
      <legend className={styles.spoken}>{name}</legend>
      {children}
    </fieldset>
  );
}
