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
}

/** The native select with label, hint and error. */
export function SelectField({ label, hint, error, placeholder, options, ...attributes }: SelectFieldProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <select
          {...(attributes.value === undefined ? { defaultValue: '' } : {})}
          {...attributes}
          {...control}
        >
          <option value="">{placeholder}</option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
