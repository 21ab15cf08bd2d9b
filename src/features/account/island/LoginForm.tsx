import { accountForms } from '#src/features/account/contract.ts';
import { PasswordFields } from '#src/ui/PasswordFields.tsx';
import { AccountForm } from './AccountForm.tsx';
import { callAccount } from './account-api.ts';
import { markLoggedIn } from './device-memory.ts';
import { clearStoredDraft } from './draft.ts';
import { EmailField } from './EmailField.tsx';
import type { FormLabels } from './labels.ts';

export interface LoginLabels {
  heading: string;
  submit: string;
}

interface LoginFormProps {
  labels: FormLabels & { login: LoginLabels };
  accountAddress: string;
}

/** E-mail and password; it leads to the member's own page. */
export function LoginForm({ labels, accountAddress }: LoginFormProps) {
  const enter = () => {
    markLoggedIn();
    clearStoredDraft();
    location.assign(accountAddress);
  };
  return (
    <>
      <h2>{labels.login.heading}</h2>
      <AccountForm
        labels={labels}
        submitLabel={labels.login.submit}
        contract={accountForms.logIn}
        send={({ email = '', password = '' }) => callAccount('/log-in', { body: { email, password } })}
        onDone={enter}
        keepsDraft
      >
        {(errorOf) => (
          <>
            <EmailField label={labels.fields.email} error={errorOf('email')} autoComplete="username" />
            <PasswordFields
              labels={labels}
              fields={[
                {
                  name: 'password',
                  label: labels.fields.password,
                  autoComplete: 'current-password',
                  required: true,
                  error: errorOf('password'),
                },
              ]}
            />
          </>
        )}
      </AccountForm>
    </>
  );
}
