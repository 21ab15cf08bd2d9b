import { accountForms } from '#src/features/account/contract.ts';
import { AccountForm } from './AccountForm.tsx';
import { callAccount } from './account-api.ts';
import { accountDraft } from './account-draft.ts';
import type { PremiumTexts } from './account-texts.ts';
import { markLoggedIn } from './device-memory.ts';
import { EmailField } from './EmailField.tsx';
import { PresentPassword } from './PresentPassword.tsx';

interface LoginFormProps {
  texts: PremiumTexts;
  accountAddress: string;
}

/** E-mail and password; it leads to the member's own page. */
export function LoginForm({ texts, accountAddress }: LoginFormProps) {
  const enter = () => {
    markLoggedIn();
    accountDraft.forget();
    location.assign(accountAddress);
  };
  return (
    <>
      <h2>{texts.login.heading}</h2>
      <AccountForm
        texts={texts}
        submitLabel={texts.login.submit}
        contract={accountForms.logIn}
        send={({ email = '', password = '' }) => callAccount('/log-in', { body: { email, password } })}
        onDone={enter}
        keepsDraft
      >
        {({ errorOf }) => (
          <>
            <EmailField label={texts.fields.email} error={errorOf('email')} autoComplete="username" />
            <PresentPassword texts={texts} label={texts.fields.password} error={errorOf('password')} />
          </>
        )}
      </AccountForm>
    </>
  );
}
