import { ModeSwitch } from '#src/ui/ModeSwitch.tsx';
import styles from './AccountForm.module.css';
import type { PremiumTexts } from './account-texts.ts';
import type { AccountAddresses } from './addresses.ts';
import { ForgotPasswordForm } from './ForgotPasswordForm.tsx';
import { LoginForm } from './LoginForm.tsx';
import { SignUpForm } from './SignUpForm.tsx';
import { chooseMode, modes, useMode } from './use-mode.ts';

const nameOf = { login: 'login', signup: 'signup', 'forgot-password': 'forgotPassword' } as const;

interface PremiumFormsProps {
  texts: PremiumTexts;
  addresses: AccountAddresses;
  countryTable: string;
  language: string;
}

/** Log-in, sign-up and forgotten password on one screen; the fragment of the address says which. */
export function PremiumForms({ texts, addresses, countryTable, language }: PremiumFormsProps) {
  const mode = useMode();
  const forms = { texts, countryTable, language };
  return (
    <div className={styles.forms}>
      <ModeSwitch
        label={texts.modes.label}
        modes={modes.map((value) => ({ value, label: texts.modes[nameOf[value]] }))}
        value={mode}
        onChange={chooseMode}
      />
      {mode === 'login' && <LoginForm texts={texts} accountAddress={addresses.account} />}
      {mode === 'signup' && <SignUpForm {...forms} />}
      {mode === 'forgot-password' && <ForgotPasswordForm {...forms} />}
    </div>
  );
}
