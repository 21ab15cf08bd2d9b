import { type ReactNode, useEffect, useRef, useState } from 'react';
import { NumberField } from '#src/ui/Field.tsx';
import styles from './MeasureFields.module.css';

export interface MeasureLabels {
  units: string;
  metric: string;
  imperial: string;
  weight: string;
  weightHint: string;
  height: string;
  heightHint: string;
  pounds: string;
  feet: string;
  inches: string;
}

const unitSystems = ['metric', 'imperial'] as const;

/** Weight and height, in kilograms and centimetres unless the visitor asks for pounds, feet and inches. */
export function MeasureFields({
  labels,
  measures,
}: {
  labels: MeasureLabels;
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
        <legend>{labels.units}</legend>
        {unitSystems.map((system) => (
          <label key={system}>
            <input type="radio" name="units" value={system} defaultChecked={system === 'metric'} />
            {labels[system]}
          </label>
        ))}
      </fieldset>
      <UnitGroup active={units === 'metric'} name={labels.metric}>
        {measures.includes('weight') && (
          <NumberField name="weight" label={labels.weight} hint={labels.weightHint} />
        )}
        {measures.includes('height') && (
          <NumberField name="height" label={labels.height} hint={labels.heightHint} />
        )}
      </UnitGroup>
      <UnitGroup active={units === 'imperial'} name={labels.imperial}>
        {measures.includes('weight') && <NumberField name="pounds" label={labels.pounds} />}
        {measures.includes('height') && (
          <div className={styles.pair}>
            <NumberField name="feet" label={labels.feet} />
            <NumberField name="inches" label={labels.inches} />
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
