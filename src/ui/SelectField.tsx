import type { SelectHTMLAttributes } from 'react';
import { Field } from './Field.tsx';

export interface SelectOption {
  value: string;
  label: string;
}

interface SelectFieldProps extends Omit<SelectHTMLAttributes<HTMLSelectElement>, 'className' | 'id'> {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  /** Shown while nothing is chosen; its value is empty. */
  placeholder: string;
  options: readonly SelectOption[];
  /** What most people choose: these options stand first as well, above a line. */
  first?: readonly SelectOption[];
}

/** The native select with label, hint and error. */
export function SelectField({
  label,
  hint,
  error,
  placeholder,
  options,
  first,
  ...attributes
}: SelectFieldProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <select
          {...(attributes.value === undefined ? { defaultValue: '' } : {})}
          {...attributes}
          {...control}
        >
          <option value="">{placeholder}</option>
          {first && <Options options={first} />}
          {first && <hr />}
          <Options options={options} />
        </select>
      )}
    </Field>
  );
}

function Options({ options }: { options: readonly SelectOption[] }) {
  return options.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));
}
