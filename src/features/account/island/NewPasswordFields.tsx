import { accountLimits } from '#src/features/account/contract.ts';
import { PasswordFields } from '#src/ui/PasswordFields.tsx';
import { fillTemplate } from '#src/words/format/fill-template.ts';
import type { ErrorOf } from './AccountForm.tsx';
import type { FormLabels } from './labels.ts';

interface NewPasswordFieldsProps {
  labels: FormLabels;
  errorOf: ErrorOf;
  /** Shown together with the password in use, which the change asks for. */
  withCurrent?: boolean;
  /** True where the first field is the only password of the form and needs no “new”. */
  isFirstPassword?: boolean;
  /** Without the repetition: who mistypes it asks for a new link. */
  isTypedOnce?: boolean;
}

/** A new password and its repetition under one button that shows or hides them. */
export function NewPasswordFields({
  labels,
  errorOf,
  withCurrent,
  isFirstPassword,
  isTypedOnce,
}: NewPasswordFieldsProps) {
  const minimum = String(accountLimits.passwordMinimum);
  const current = {
    name: 'currentPassword',
    label: labels.fields.currentPassword,
    autoComplete: 'current-password',
    required: true,
    error: errorOf('currentPassword'),
  } as const;
  const created = {
    name: 'password',
    label: isFirstPassword ? labels.fields.password : labels.newPassword,
    hint: fillTemplate(labels.newPasswordHint, { minimum }),
    autoComplete: 'new-password',
    required: true,
    error: errorOf('password'),
  } as const;
  const repeated = {
    name: 'confirmPassword',
    label: labels.fields.confirmPassword,
    autoComplete: 'new-password',
    required: true,
    error: errorOf('confirmPassword'),
  } as const;
  return (
    <PasswordFields
      labels={labels}
      fields={[...(withCurrent ? [current] : []), created, ...(isTypedOnce ? [] : [repeated])]}
    />
  );
}
