import { genders } from '#src/features/calculators/logic/gender.ts';
import { SelectField } from '#src/ui/SelectField.tsx';
import type { Texts } from '#src/words/texts.ts';

interface GenderFieldProps {
  texts: Texts['calculators']['gender'];
  placeholder: string;
}

/** The two values that the published formulas know; nothing is chosen at first. */
export function GenderField({ texts, placeholder }: GenderFieldProps) {
  return (
    <SelectField
      name="gender"
      label={texts.label}
      hint={texts.hint}
      placeholder={placeholder}
      options={genders.map((gender) => ({ value: gender, label: texts[gender] }))}
    />
  );
}
