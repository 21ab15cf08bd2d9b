import { type ReactNode, useState } from 'react';
import type { FieldOf, FormContract } from '#src/features/account/contract.ts';
import { fillTemplate, type PluralForms } from '#src/words/format/fill-template.ts';
import styles from './AccountForm.module.css';
import { AccountForm, type FieldsOf } from './AccountForm.tsx';
import { callAccount } from './account-api.ts';
import { accountDraft } from './account-draft.ts';
import type { PremiumTexts } from './account-texts.ts';
import { CheckMail } from './CheckMail.tsx';

interface MailedFormProps<Form extends FormContract> {
  texts: PremiumTexts;
  heading: string;
  introduction: string;
  submitLabel: string;
  path: '/sign-up' | '/forgot-password';
  contract: Form;
  language: string;
  /** What was sent where, and how long its link works. */
  sent: PluralForms;
  lasts: number;
  /** Whether nobody needs what was typed once it is sent. */
  endsDraft?: boolean;
  children: (fields: FieldsOf<FieldOf<Form>>) => ReactNode;
}

/** A form whose answer comes by mail: it ends with a look into the mail, and a way back to what was typed. */
export function MailedForm<Form extends FormContract>(props: MailedFormProps<Form>) {
  const { texts, heading, introduction, submitLabel, path, contract, language, children } = props;
  const [sentTo, setSentTo] = useState<string | null>(null);
  if (sentTo !== null) {
    const text = fillTemplate(props.sent, { count: props.lasts, email: sentTo }, texts.locales);
    return <CheckMail texts={texts.checkMail} text={text} onBack={() => setSentTo(null)} />;
  }
  return (
    <>
      <h2>{heading}</h2>
      <p className={styles.note}>{introduction}</p>
      <AccountForm
        texts={texts}
        submitLabel={submitLabel}
        contract={contract}
        send={(values) => callAccount(path, { body: { ...values, language } })}
        onDone={(_, { email = '' }) => {
          if (props.endsDraft) {
            accountDraft.forget();
          }
          setSentTo(email);
        }}
        keepsDraft
      >
        {children}
      </AccountForm>
    </>
  );
}
