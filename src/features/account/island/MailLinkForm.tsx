import { type ReactNode, useState } from 'react';
import type { AccountErrorCode, FieldOf, FormContract } from '#src/features/account/contract.ts';
import { ButtonLink } from '#src/ui/Button.tsx';
import { FocusedHeading } from '#src/ui/FocusedHeading.tsx';
import { fillTemplate } from '#src/words/format/fill-template.ts';
import styles from './AccountForm.module.css';
import { AccountForm, type FieldsOf } from './AccountForm.tsx';
import { callAccount } from './account-api.ts';
import type { MailLinkTexts } from './account-texts.ts';
import type { AccountAddresses } from './addresses.ts';
import { forgetLinkToken, useLinkToken } from './use-link-token.ts';

/** What both pages get from their doors. */
export interface MailLinkProps {
  texts: MailLinkTexts;
  addresses: Pick<AccountAddresses, 'login' | 'forgotPassword'>;
}

interface MailLinkFormProps<Form extends FormContract> extends MailLinkProps {
  path: '/verify-email' | '/reset-password';
  contract: Form;
  /** How long a link works, in the unit that the texts name. */
  lasts: number;
  children: (fields: FieldsOf<FieldOf<Form>>) => ReactNode;
}

/**
 * What a link in a mail opens. It waits for a press: programs that look links up in advance must not use them up.
 */
export function MailLinkForm<Form extends FormContract>(props: MailLinkFormProps<Form>) {
  const { texts, addresses, path, contract, lasts, children } = props;
  const { page, link } = texts;
  const token = useLinkToken();
  const [result, setResult] = useState<'done' | 'ended' | null>(null);
  if (result === 'done') {
    return (
      <div className={styles.panel}>
        <FocusedHeading>{page.done}</FocusedHeading>
        <p>{page.doneText}</p>
        <ButtonLink href={addresses.login}>{texts.logIn}</ButtonLink>
      </div>
    );
  }
  if (result === 'ended' || token === '') {
    return (
      <div className={styles.panel}>
        {result ? <FocusedHeading>{link.ended}</FocusedHeading> : <h2>{link.incomplete}</h2>}
        <p>{result ? fillTemplate(page.ended, { count: lasts }, texts.locales) : link.openAgain}</p>
        <ButtonLink href={addresses.forgotPassword}>{link.newLink}</ButtonLink>
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
      texts={texts}
      submitLabel={page.submit}
      contract={contract}
      send={(values) => callAccount(path, { body: { ...values, token: token ?? '' } })}
      onDone={finish}
      onRefused={endWithLink}
    >
      {children}
    </AccountForm>
  );
}
