import { useEffect, useState } from 'react';
import { accountForms, type Profile } from '#src/features/account/contract.ts';
import { SelectField } from '#src/ui/SelectField.tsx';
import { StatusNotice } from '#src/ui/StatusNotice.tsx';
import styles from './AccountForm.module.css';
import { AccountForm } from './AccountForm.tsx';
import { callAccount } from './account-api.ts';
import { rememberLanguage } from './device-memory.ts';
import type { ChoiceLabels, FormLabels } from './labels.ts';
import { NameFields } from './NameFields.tsx';
import { PhoneFields } from './PhoneFields.tsx';
import { readProfile } from './profile.ts';
import type { FormValues } from './use-account-form.ts';

/** A language that the member may choose, and where the member's page stands in it. */
export interface LanguageChoice {
  code: string;
  name: string;
  address: string;
}

export interface ProfileLabels extends FormLabels, ChoiceLabels {
  languageHint: string;
  details: string;
  save: string;
  saved: string;
}

interface ProfileFormProps {
  labels: ProfileLabels;
  profile: Profile;
  languages: readonly LanguageChoice[];
  countryTable: string;
  onSaved: (profile: Profile) => void;
}

const savedFragment = '#saved';

/** Name, country, telephone number and language of a member. A new language shows the page in it at once. */
export function ProfileForm({ labels, profile, languages, countryTable, onSaved }: ProfileFormProps) {
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
      <h2>{labels.details}</h2>
      <AccountForm
        labels={labels}
        submitLabel={labels.save}
        contract={accountForms.profile}
        send={send}
        onDone={finish}
      >
        {(errorOf) => (
          <>
            <NameFields labels={labels} errorOf={errorOf} initial={profile} />
            <PhoneFields labels={labels} countryTable={countryTable} errorOf={errorOf} initial={profile} />
            <SelectField
              name="language"
              label={labels.fields.language}
              hint={labels.languageHint}
              placeholder={labels.choose}
              options={languages.map(({ code, name }) => ({ value: code, label: name }))}
              defaultValue={profile.language}
              required
              error={errorOf('language')}
            />
          </>
        )}
      </AccountForm>
      <StatusNotice>{saved && labels.saved}</StatusNotice>
    </section>
  );
}
