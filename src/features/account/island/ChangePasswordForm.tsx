import { useState } from 'react';
import { accountForms } from '#src/features/account/contract.ts';
import type { FormValues } from '#src/ui/form-state.ts';
import { StatusNotice } from '#src/ui/StatusNotice.tsx';
import styles from './AccountForm.module.css';
import { AccountForm } from './AccountForm.tsx';
import { callAccount } from './account-api.ts';
import type { AccountHomeTexts } from './account-texts.ts';
import { NewPasswordFields } from './NewPasswordFields.tsx';

interface ChangePasswordFormProps {
  texts: AccountHomeTexts;
  email: string;
}

/** Replaces the password; the one in use is asked for. */
export function ChangePasswordForm({ texts, email }: ChangePasswordFormProps) {
  const [changed, setChanged] = useState(false);
  const { home } = texts;
  const send = (values: FormValues) => {
    setChanged(false);
    return callAccount('/change-password', { body: values });
  };
  const finish = (_: unknown, _values: FormValues, form: HTMLFormElement) => {
    form.reset();
    setChanged(true);
  };
  return (
    <section className={styles.section}>
      <h2>{home.password}</h2>
      <AccountForm
        texts={texts}
        submitLabel={home.changePassword}
        contract={accountForms.changePassword}
        send={send}
        onDone={finish}
      >
        {({ errorOf }) => (
          <>
            {/* Nobody sees or sends it: it tells password managers whose password changes. */}
            <input type="email" autoComplete="username" defaultValue={email} hidden />
            <NewPasswordFields
              texts={texts}
              errorOf={errorOf}
              current={{ label: texts.fields.currentPassword, error: errorOf('currentPassword') }}
            />
          </>
        )}
      </AccountForm>
      <StatusNotice>{changed && home.passwordChanged}</StatusNotice>
    </section>
  );
}
