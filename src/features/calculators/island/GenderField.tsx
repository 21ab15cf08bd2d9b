import { genders } from '#src/features/calculators/logic/gender.ts';
import { SelectField } from '#src/ui/SelectField.tsx';
import type { Texts } from '#src/words/texts.ts';
import { useFault } from './fault.tsx';

interface GenderFieldProps {
  texts: Texts['calculators']['gender'];
  placeholder: string;
}

/** The two values that the published formulas know; nothing is chosen at first. */
export function GenderField({ texts, placeholder }: GenderFieldProps) {
  const { error } = useFault('gender');
  return (
    <SelectField
      name="gender"
      label={texts.label}
      hint={texts.hint}
      error={error}
      placeholder={placeholder}
      options={genders.map((gender) => ({ value: gender, label: texts[gender] }))}
    />
  );
}
