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
    const heading = <FocusedHeading level="h1">{page.done}</FocusedHeading>;
    return <Outcome heading={heading} text={page.doneText} href={addresses.login} label={texts.logIn} />;
  }
  const newLink = { href: addresses.forgotPassword, label: link.newLink };
  if (result === 'ended') {
    const heading = <FocusedHeading level="h1">{link.ended}</FocusedHeading>;
    return (
      <Outcome
        heading={heading}
        text={fillTemplate(page.ended, { count: lasts }, texts.locales)}
        {...newLink}
      />
    );
  }
  if (token === '') {
    return <Outcome heading={<h1>{link.incomplete}</h1>} text={link.openAgain} {...newLink} />;
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
    <>
      <div className={styles.heading}>
        <h1>{page.heading}</h1>
        <p className={styles.introduction}>{page.introduction}</p>
      </div>
      <div className={styles.section}>
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
      </div>
    </>
  );
}

interface OutcomeProps {
  heading: ReactNode;
  text: string;
  href: string;
  label: string;
}

/** What became of a link, in the place of the heading and the form before, and the way on. */
function Outcome({ heading, text, href, label }: OutcomeProps) {
  return (
    <>
      {heading}
      <div className={styles.section}>
        <p>{text}</p>
        <ButtonLink href={href}>{label}</ButtonLink>
      </div>
    </>
  );
}
