import { type InputHTMLAttributes, type ReactNode, type TextareaHTMLAttributes, useId } from 'react';
import styles from './Field.module.css';

interface FieldTexts {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  /** A way out that stands with the error, such as a button that fills in what was meant. */
  remedy?: ReactNode;
}

interface ControlAttributes {
  id: string;
  className: string | undefined;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
}

interface FieldProps extends FieldTexts {
  children: (control: ControlAttributes) => ReactNode;
}

/** Label, hint, control and error of one form field, tied together for assistive technology in one place. */
export function Field({ label, hint, error, remedy, children }: FieldProps) {
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const describedBy = [hint && hintId, error && errorId].filter(Boolean).join(' ');
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      {hint && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
      {error && (
        <p id={errorId} className={styles.error}>
          {error}
        </p>
      )}
      {error && remedy}
      {children({
        id,
        className: styles.control,
        ...(describedBy ? { 'aria-describedby': describedBy } : {}),
        ...(error ? { 'aria-invalid': true } : {}),
      })}
    </div>
  );
}

/** A one-line text field. */
export function TextField({
  label,
  hint,
  error,
  remedy,
  ...attributes
}: FieldTexts & Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'id'>) {
  return (
    <Field label={label} hint={hint} error={error} remedy={remedy}>
      {(control) => <input type="text" {...attributes} {...control} />}
    </Field>
  );
}

/** A field for one number: a text field with a numeric keyboard, since number fields reject a decimal comma. */
export function NumberField(
  props: FieldTexts & Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'id' | 'type'>,
) {
  return <TextField inputMode="decimal" autoComplete="off" maxLength={60} {...props} />;
}

/** A text field of several lines. */
export function TextAreaField({
  label,
  hint,
  error,
  ...attributes
}: FieldTexts & Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'className' | 'id'>) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => <textarea rows={7} {...attributes} {...control} />}
    </Field>
  );
}
