import { genders } from '#src/features/calculators/logic/gender.ts';
import { SelectField } from '#src/ui/SelectField.tsx';

export interface GenderLabels {
  gender: string;
  genderHint: string;
  choose: string;
  male: string;
  female: string;
}

/** The two values that the published formulas know; nothing is chosen at first. */
export function GenderField({ labels }: { labels: GenderLabels }) {
  return (
    <SelectField
      name="gender"
      label={labels.gender}
      hint={labels.genderHint}
      placeholder={labels.choose}
      options={genders.map((gender) => ({ value: gender, label: labels[gender] }))}
    />
  );
}
