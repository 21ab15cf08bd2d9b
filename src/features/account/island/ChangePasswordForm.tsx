import { useState } from 'react';
import { accountForms } from '#src/features/account/contract.ts';
import { StatusNotice } from '#src/ui/StatusNotice.tsx';
import styles from './AccountForm.module.css';
import { AccountForm } from './AccountForm.tsx';
import { callAccount } from './account-api.ts';
import type { FormLabels } from './labels.ts';
import { NewPasswordFields } from './NewPasswordFields.tsx';
import type { FormValues } from './use-account-form.ts';

export interface ChangePasswordLabels extends FormLabels {
  changePassword: { heading: string; submit: string; done: string };
}

interface ChangePasswordFormProps {
  labels: ChangePasswordLabels;
  email: string;
}

/** Replaces the password; the one in use is asked for. */
export function ChangePasswordForm({ labels, email }: ChangePasswordFormProps) {
  const [changed, setChanged] = useState(false);
  const { heading, submit, done } = labels.changePassword;
  const send = (values: FormValues) => {
    setChanged(false);
    return callAccount('/change-password', { body: values });
  };
  const finish = (_: unknown, _values: FormValues, form: HTMLFormElement | null) => {
    form?.reset();
    setChanged(true);
  };
  return (
    <section className={styles.section}>
      <h2>{heading}</h2>
      <AccountForm
        labels={labels}
        submitLabel={submit}
        contract={accountForms.changePassword}
        send={send}
        onDone={finish}
      >
        {(errorOf) => (
          <>
            {/* Nobody sees or sends it: it tells password managers whose password changes. */}
            <input type="email" autoComplete="username" defaultValue={email} hidden />
            <NewPasswordFields labels={labels} errorOf={errorOf} withCurrent />
          </>
        )}
      </AccountForm>
      <StatusNotice>{changed && done}</StatusNotice>
    </section>
  );
}
