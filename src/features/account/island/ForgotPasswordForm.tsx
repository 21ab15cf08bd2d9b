import { useState } from 'react';
import { accountForms, accountLimits } from '#src/features/account/contract.ts';
import { fillTemplate } from '#src/words/format/fill-template.ts';
import styles from './AccountForm.module.css';
import { AccountForm } from './AccountForm.tsx';
import { callAccount } from './account-api.ts';
import { CheckMail, type CheckMailLabels } from './CheckMail.tsx';
import { keepInDraft, readDraft } from './draft.ts';
import { EmailField } from './EmailField.tsx';
import type { ChoiceLabels, FormLabels } from './labels.ts';
import { PhoneFields } from './PhoneFields.tsx';
import type { FormValues } from './use-account-form.ts';

export interface ForgotPasswordLabels {
  heading: string;
  introduction: string;
  submit: string;
  sent: string;
}

interface ForgotPasswordFormProps {
  labels: FormLabels & ChoiceLabels & { forgot: ForgotPasswordLabels; checkMail: CheckMailLabels };
  countryTable: string;
  language: string;
}

/** Asks for a link that sets a new password; the answer never tells whether the account exists. */
export function ForgotPasswordForm({ labels, countryTable, language }: ForgotPasswordFormProps) {
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { forgot } = labels;
  if (sentTo !== null) {
    const text = fillTemplate(forgot.sent, {
      email: sentTo,
      minutes: String(accountLimits.resetLinkMinutes),
    });
    return <CheckMail labels={labels.checkMail} text={text} onBack={() => setSentTo(null)} />;
  }
  return (
    <>
      <h2>{forgot.heading}</h2>
      <p className={styles.note}>{forgot.introduction}</p>
      <AccountForm
        labels={labels}
        submitLabel={forgot.submit}
        contract={accountForms.forgotPassword}
        send={(values) => callAccount('/forgot-password', { body: { ...values, language } })}
        onDone={(_: unknown, { email = '' }: FormValues) => setSentTo(email)}
        keepsDraft
      >
        {(errorOf) => (
          <>
            <EmailField label={labels.fields.email} error={errorOf('email')} autoComplete="username" />
            <PhoneFields
              labels={labels}
              countryTable={countryTable}
              errorOf={errorOf}
              initial={readDraft()}
              onChoice={keepInDraft}
              withCountry={false}
            />
          </>
        )}
      </AccountForm>
    </>
  );
}
