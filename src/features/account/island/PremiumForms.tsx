import { useSyncExternalStore } from 'react';
import { ModeSwitch } from '#src/ui/ModeSwitch.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import styles from './AccountForm.module.css';
import type { CheckMailLabels } from './CheckMail.tsx';
import { readLoginMark } from './device-memory.ts';
import { ForgotPasswordForm, type ForgotPasswordLabels } from './ForgotPasswordForm.tsx';
import { LoginForm, type LoginLabels } from './LoginForm.tsx';
import type { AccountAddresses, ChoiceLabels, FormLabels } from './labels.ts';
import { SignUpForm, type SignUpLabels } from './SignUpForm.tsx';
import { chooseMode, type Mode, useMode } from './use-mode.ts';

export interface PremiumLabels extends FormLabels, ChoiceLabels {
  modesLabel: string;
  modes: Readonly<Record<Mode, string>>;
  alreadyLoggedIn: string;
  goToAccount: string;
  login: LoginLabels;
  signup: SignUpLabels;
  forgot: ForgotPasswordLabels;
  checkMail: CheckMailLabels;
}

interface PremiumFormsProps {
  labels: PremiumLabels;
  addresses: AccountAddresses;
  countryTable: string;
  language: string;
}

/** Log-in, sign-up and forgotten password on one screen; the fragment of the address says which. */
export function PremiumForms({ labels, addresses, countryTable, language }: PremiumFormsProps) {
  const mode = useMode();
  const forms = { labels, countryTable, language };
  return (
    <div className={styles.form}>
      <AlreadyLoggedIn labels={labels} accountAddress={addresses.account} />
      <ModeSwitch
        label={labels.modesLabel}
        modes={(Object.keys(labels.modes) as Mode[]).map((value) => ({ value, label: labels.modes[value] }))}
        value={mode}
        onChange={chooseMode}
      />
      {mode === 'login' && <LoginForm labels={labels} accountAddress={addresses.account} />}
      {mode === 'signup' && <SignUpForm {...forms} />}
      {mode === 'forgot-password' && <ForgotPasswordForm {...forms} />}
    </div>
  );
}

const subscribeToNothing = () => () => undefined;
const isMarkedLoggedIn = () => readLoginMark() === 'yes';

function AlreadyLoggedIn({ labels, accountAddress }: { labels: PremiumLabels; accountAddress: string }) {
  const loggedIn = useSyncExternalStore(subscribeToNothing, isMarkedLoggedIn, () => false);
  return loggedIn ? (
    <Notice>
      {labels.alreadyLoggedIn} <a href={accountAddress}>{labels.goToAccount}</a>
    </Notice>
  ) : null;
}
