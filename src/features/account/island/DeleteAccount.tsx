import { accountForms } from '#src/features/account/contract.ts';
import { PasswordFields } from '#src/ui/PasswordFields.tsx';
import styles from './AccountForm.module.css';
import { AccountForm } from './AccountForm.tsx';
import { callAccount } from './account-api.ts';
import type { FormLabels } from './labels.ts';

export interface DeleteAccountLabels extends FormLabels {
  deletion: { heading: string; text: string; start: string; password: string; submit: string };
}

interface DeleteAccountProps {
  labels: DeleteAccountLabels;
  onDeleted: () => void;
}

/** Deletes the account for good, after the password is typed once more. */
export function DeleteAccount({ labels, onDeleted }: DeleteAccountProps) {
  const { heading, text, start, password, submit } = labels.deletion;
  return (
    <section className={`${styles.section} ${styles.danger}`}>
      <h2>{heading}</h2>
      <p>{text}</p>
      <details className={styles.disclosure}>
        <summary>{start}</summary>
        <AccountForm
          labels={labels}
          submitLabel={submit}
          contract={accountForms.deletion}
          send={(values) => callAccount('/delete', { body: values })}
          onDone={onDeleted}
        >
          {(errorOf) => (
            <PasswordFields
              labels={labels}
              fields={[
                {
                  name: 'password',
                  label: password,
                  autoComplete: 'current-password',
                  required: true,
                  error: errorOf('password'),
                },
              ]}
            />
          )}
        </AccountForm>
      </details>
    </section>
  );
}
