import { type ReactNode, useState } from 'react';
import type { AccountErrorCode, FormContract } from '#src/features/account/contract.ts';
import { ButtonLink } from '#src/ui/Button.tsx';
import { FocusedHeading } from '#src/ui/FocusedHeading.tsx';
import styles from './AccountForm.module.css';
import { AccountForm, type ErrorOf } from './AccountForm.tsx';
import { callAccount } from './account-api.ts';
import type { FormLabels } from './labels.ts';
import { forgetLinkToken, useLinkToken } from './use-link-token.ts';

/** A heading, what it means, and the way on. */
export interface Outcome {
  heading: string;
  text: string;
  link?: { label: string; href: string };
}

interface MailLinkFormProps {
  labels: FormLabels;
  submitLabel: string;
  path: '/verify-email' | '/reset-password';
  contract: FormContract;
  done: Outcome;
  ended: Outcome;
  incomplete: Outcome;
  children?: (errorOf: ErrorOf) => ReactNode;
}

/**
 * What a link in a mail opens. It waits for a press: programs that look links up in advance must not use them up.
 */
export function MailLinkForm({
  labels,
  submitLabel,
  path,
  contract,
  children,
  ...outcomes
}: MailLinkFormProps) {
  const token = useLinkToken();
  const [result, setResult] = useState<'done' | 'ended' | null>(null);
  if (result) {
    const { heading, ...rest } = outcomes[result];
    return (
      <div className={styles.panel}>
        <FocusedHeading>{heading}</FocusedHeading>
        <WayOn {...rest} />
      </div>
    );
  }
  if (token === '') {
    const { heading, ...rest } = outcomes.incomplete;
    return (
      <div className={styles.panel}>
        <h2>{heading}</h2>
        <WayOn {...rest} />
      </div>
    );
  }
  const finish = () => {
    forgetLinkToken();
    setResult('done');
  };
  const endWithLink = (code: AccountErrorCode) => {
    const hasEnded = code === 'linkExpired';
    if (hasEnded) {
      setResult('ended');
    }
    return hasEnded;
  };
  return (
    <AccountForm
      labels={labels}
      submitLabel={submitLabel}
      contract={contract}
      send={(values) => callAccount(path, { body: { ...values, token: token ?? '' } })}
      onDone={finish}
      onRefused={endWithLink}
    >
      {children}
    </AccountForm>
  );
}

function WayOn({ text, link }: Omit<Outcome, 'heading'>) {
  return (
    <>
      <p>{text}</p>
      {link && <ButtonLink href={link.href}>{link.label}</ButtonLink>}
    </>
  );
}
