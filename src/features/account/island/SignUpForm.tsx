import { useState } from 'react';
import { accountForms, accountLimits } from '#src/features/account/contract.ts';
import { fillTemplate } from '#src/words/format/fill-template.ts';
import styles from './AccountForm.module.css';
import { AccountForm } from './AccountForm.tsx';
import { callAccount } from './account-api.ts';
import { CheckMail, type CheckMailLabels } from './CheckMail.tsx';
import { clearStoredDraft, keepInDraft, readDraft } from './draft.ts';
import { EmailField } from './EmailField.tsx';
import type { ChoiceLabels, FormLabels } from './labels.ts';
import { NameFields } from './NameFields.tsx';
import { NewPasswordFields } from './NewPasswordFields.tsx';
import { PhoneFields } from './PhoneFields.tsx';
import type { FormValues } from './use-account-form.ts';

export interface SignUpLabels {
  heading: string;
  introduction: string;
  kept: string;
  emailHint: string;
  submit: string;
  sent: string;
}

interface SignUpFormProps {
  labels: FormLabels & ChoiceLabels & { signup: SignUpLabels; checkMail: CheckMailLabels };
  countryTable: string;
  language: string;
}

/** The sign-up; it ends with a look into the mail. */
export function SignUpForm({ labels, countryTable, language }: SignUpFormProps) {
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { signup } = labels;
  if (sentTo !== null) {
    const text = fillTemplate(signup.sent, {
      email: sentTo,
      hours: String(accountLimits.verificationLinkHours),
    });
    return <CheckMail labels={labels.checkMail} text={text} onBack={() => setSentTo(null)} />;
  }
  const showSent = (_: unknown, { email = '' }: FormValues) => {
    clearStoredDraft();
    setSentTo(email);
  };
  return (
    <>
      <h2>{signup.heading}</h2>
      <p className={styles.note}>
        {signup.introduction} {signup.kept}
      </p>
      <AccountForm
        labels={labels}
        submitLabel={signup.submit}
        contract={accountForms.signUp}
        send={(values) => callAccount('/sign-up', { body: { ...values, language } })}
        onDone={showSent}
        keepsDraft
      >
        {(errorOf) => (
          <>
            <NameFields labels={labels} errorOf={errorOf} />
            <EmailField
              label={labels.fields.email}
              hint={signup.emailHint}
              error={errorOf('email')}
              autoComplete="username"
            />
            <PhoneFields
              labels={labels}
              countryTable={countryTable}
              errorOf={errorOf}
              initial={readDraft()}
              onChoice={keepInDraft}
            />
            <NewPasswordFields labels={labels} errorOf={errorOf} isFirstPassword />
          </>
        )}
      </AccountForm>
    </>
  );
}
