import { accountForms } from '#src/features/account/contract.ts';
import styles from './AccountForm.module.css';
import { AccountForm } from './AccountForm.tsx';
import { callAccount } from './account-api.ts';
import type { AccountHomeTexts } from './account-texts.ts';
import { PresentPassword } from './PresentPassword.tsx';

interface DeleteAccountProps {
  texts: AccountHomeTexts;
  onDeleted: () => void;
}

/** Deletes the account for good, after the password is typed once more. */
export function DeleteAccount({ texts, onDeleted }: DeleteAccountProps) {
  const { home } = texts;
  return (
    <section className={`${styles.section} ${styles.danger}`}>
      <h2>{home.delete}</h2>
      <p>{home.deleteText}</p>
      <details className={styles.disclosure}>
        <summary>{home.deleteStart}</summary>
        <AccountForm
          texts={texts}
          submitLabel={home.deleteConfirm}
          contract={accountForms.deletion}
          send={(values) => callAccount('/delete', { body: values })}
          onDone={onDeleted}
        >
          {({ errorOf }) => (
            <PresentPassword texts={texts} label={home.deletePassword} error={errorOf('password')} />
          )}
        </AccountForm>
      </details>
    </section>
  );
}
