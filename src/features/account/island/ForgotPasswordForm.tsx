import { accountForms, accountLimits } from '#src/features/account/contract.ts';
import { accountDraft } from './account-draft.ts';
import type { PremiumTexts } from './account-texts.ts';
import { EmailField } from './EmailField.tsx';
import { MailedForm } from './MailedForm.tsx';
import { PhoneFields } from './PhoneFields.tsx';

interface ForgotPasswordFormProps {
  texts: PremiumTexts;
  countryTable: string;
  language: string;
}

/** Asks for a link that sets a new password; the answer never tells whether the account exists. */
export function ForgotPasswordForm({ texts, countryTable, language }: ForgotPasswordFormProps) {
  const { fields, forgot } = texts;
  return (
    <MailedForm
      texts={texts}
      heading={forgot.heading}
      introduction={forgot.introduction}
      submitLabel={forgot.submit}
      path="/forgot-password"
      contract={accountForms.forgotPassword}
      language={language}
      sent={forgot.sent}
      lasts={accountLimits.resetLinkMinutes}
    >
      {({ errorOf }) => (
        <>
          <EmailField label={fields.email} error={errorOf('email')} autoComplete="username" />
          <PhoneFields
            texts={texts}
            countryTable={countryTable}
            errorOf={errorOf}
            initial={accountDraft.read()}
            onChoice={accountDraft.keep}
          />
        </>
      )}
    </MailedForm>
  );
}
