import { accountForms, accountLimits } from '#src/features/account/contract.ts';
import { accountDraft } from './account-draft.ts';
import type { PremiumTexts } from './account-texts.ts';
import { EmailField } from './EmailField.tsx';
import { MailedForm } from './MailedForm.tsx';
import { NameFields } from './NameFields.tsx';
import { NewPasswordFields } from './NewPasswordFields.tsx';
import { PhoneFields } from './PhoneFields.tsx';

interface SignUpFormProps {
  texts: PremiumTexts;
  countryTable: string;
  language: string;
}

/** The sign-up: name, e-mail, country, telephone number and password. */
export function SignUpForm({ texts, countryTable, language }: SignUpFormProps) {
  const { fields, hints, signup } = texts;
  return (
    <MailedForm
      texts={texts}
      heading={signup.heading}
      introduction={`${signup.introduction} ${hints.kept}`}
      submitLabel={signup.submit}
      path="/sign-up"
      contract={accountForms.signUp}
      language={language}
      sent={signup.sent}
      lasts={accountLimits.verificationLinkHours}
      endsDraft
    >
      {({ errorOf, onChosen }) => (
        <>
          <NameFields texts={texts} errorOf={errorOf} />
          <EmailField
            label={fields.email}
            hint={hints.email}
            error={errorOf('email')}
            autoComplete="username"
          />
          <PhoneFields
            texts={texts}
            countryTable={countryTable}
            country={{ error: errorOf('country') }}
            errorOf={errorOf}
            initial={accountDraft.read()}
            onChoice={(choice) => {
              accountDraft.keep(choice);
              onChosen(choice);
            }}
          />
          <NewPasswordFields texts={texts} errorOf={errorOf} isFirstPassword />
        </>
      )}
    </MailedForm>
  );
}
