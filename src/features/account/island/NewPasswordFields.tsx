import { accountLimits } from '#src/features/account/contract.ts';
import { PasswordFields } from '#src/ui/PasswordFields.tsx';
import { fillTemplate } from '#src/words/format/fill-template.ts';
import type { FieldsOf } from './AccountForm.tsx';
import type { FormTexts } from './account-texts.ts';

interface NewPasswordFieldsProps {
  texts: FormTexts;
  errorOf: FieldsOf<'password' | 'confirmPassword'>['errorOf'];
  /** The password in use, where the change asks for it. */
  current?: { label: string; error: string | undefined };
  /** True where the first field is the only password of the form and needs no “new”. */
  isFirstPassword?: boolean;
}

/** A new password and its repetition under one button that shows or hides them. */
export function NewPasswordFields({ texts, errorOf, current, isFirstPassword }: NewPasswordFieldsProps) {
  const { fields } = texts;
  const asked = { name: 'currentPassword', autoComplete: 'current-password', required: true } as const;
  const repeated = {
    name: 'confirmPassword',
    label: fields.confirmPassword,
    autoComplete: 'new-password',
    required: true,
    error: errorOf('confirmPassword'),
  } as const;
  const created = newPasswordField(
    texts,
    isFirstPassword ? fields.password : fields.newPassword,
    errorOf('password'),
  );
  return (
    <PasswordFields
      labels={texts}
      fields={[...(current ? [{ ...asked, ...current }] : []), created, repeated]}
    />
  );
}

/** A new password that is typed once: who mistypes it asks for a new link. */
export function FirstPasswordField({ texts, error }: { texts: FormTexts; error: string | undefined }) {
  return <PasswordFields labels={texts} fields={[newPasswordField(texts, texts.fields.password, error)]} />;
}

function newPasswordField({ hints }: FormTexts, label: string, error: string | undefined) {
  const minimum = String(accountLimits.passwordMinimum);
  return {
    name: 'password',
    label,
    hint: fillTemplate(hints.newPassword, { minimum }),
    autoComplete: 'new-password',
    required: true,
    error,
  } as const;
}
