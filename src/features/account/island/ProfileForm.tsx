import { useEffect, useState } from 'react';
import { accountForms, type Profile, readProfile } from '#src/features/account/contract.ts';
import type { FormValues } from '#src/ui/form-state.ts';
import { SelectField } from '#src/ui/SelectField.tsx';
import { StatusNotice } from '#src/ui/StatusNotice.tsx';
import styles from './AccountForm.module.css';
import { AccountForm } from './AccountForm.tsx';
import { callAccount } from './account-api.ts';
import type { AccountHomeTexts } from './account-texts.ts';
import type { LanguageChoice } from './addresses.ts';
import { rememberLanguage } from './device-memory.ts';
import { NameFields } from './NameFields.tsx';
import { PhoneFields } from './PhoneFields.tsx';

interface ProfileFormProps {
  texts: AccountHomeTexts;
  profile: Profile;
  languages: readonly LanguageChoice[];
  countryTable: string;
  onSaved: (profile: Profile) => void;
}

const savedFragment = '#saved';

/** Name, country, telephone number and language of a member. A new language shows the page in it at once. */
export function ProfileForm({ texts, profile, languages, countryTable, onSaved }: ProfileFormProps) {
  const [saved, setSaved] = useState(() => location.hash === savedFragment);

  useEffect(() => {
    if (location.hash === savedFragment) {
      history.replaceState(null, '', location.pathname);
    }
  }, []);

  const send = (values: FormValues) => {
    setSaved(false);
    return callAccount('', { method: 'PATCH', body: values });
  };
  const finish = (data: unknown) => {
    const stored = readProfile(data) ?? profile;
    const choice = languages.find(({ code }) => code === stored.language);
    if (choice && stored.language !== profile.language) {
      rememberLanguage(choice.code);
      location.assign(`${choice.address}${savedFragment}`);
      return;
    }
    setSaved(true);
    onSaved(stored);
  };
  return (
    <section className={styles.section}>
      <h2>{texts.home.details}</h2>
      <AccountForm
        texts={texts}
        submitLabel={texts.home.save}
        contract={accountForms.profile}
        send={send}
        onDone={finish}
      >
        {({ errorOf, onChosen }) => (
          <>
            <NameFields texts={texts} errorOf={errorOf} initial={profile} />
            <PhoneFields
              texts={texts}
              countryTable={countryTable}
              country={{ error: errorOf('country') }}
              errorOf={errorOf}
              initial={profile}
              onChoice={onChosen}
            />
            <SelectField
              name="language"
              label={texts.fields.language}
              hint={texts.hints.language}
              placeholder={texts.choose}
              options={languages.map(({ code, name }) => ({ value: code, label: name }))}
              defaultValue={profile.language}
              required
              error={errorOf('language')}
            />
          </>
        )}
      </AccountForm>
      <StatusNotice>{saved && texts.home.saved}</StatusNotice>
    </section>
  );
}
