import { useEffect, useState } from 'react';
import { readStored, removeStored, writeStored } from '#src/device/storage.ts';
import { saveEntry } from '#src/features/entries/store/entry-store.ts';
import type { Kept, Person } from '#src/features/health/logic/records.ts';
import { metricUnits, sugarUnitOf, type Units } from '#src/features/health/logic/units.ts';

/**
 * The units that the device remembers, which the calculators use too, and that of blood sugar: by the country until somebody
 * chooses, and then the person's own, for it is that of a meter.
 *
 * @param locales of the language, whose country counts where none was chosen
 */
export function useUnits(person: Kept<Person>, locales: readonly string[]): [Units, (units: Units) => void] {
  const [units, setUnits] = useState(metricUnits);
  const [, country = ''] = (locales[0] ?? '').split('-');
  const { sugar: own } = person;
  useEffect(() => {
    const isImperial = readStored('units') === 'imperial';
    const sugar = own ?? sugarUnitOf((readStored('country') || country).toUpperCase());
    setUnits({ weight: isImperial ? 'lb' : 'kg', length: isImperial ? 'in' : 'cm', sugar });
  }, [country, own]);
  const choose = (next: Units) => {
    if (next.weight !== units.weight) {
      if (next.weight === 'lb') writeStored('units', 'imperial');
      else removeStored('units');
    }
    if (next.sugar !== units.sugar) {
      const { id, ...content } = person;
      saveEntry('person', { ...content, sugar: next.sugar }, id);
    }
    setUnits(next);
  };
  return [units, choose];
}
