import { accountForms, type Profile } from '#src/features/account/contract.ts';
import { Button, ButtonLink } from '#src/ui/Button.tsx';
import { ErrorSummary } from '#src/ui/ErrorSummary.tsx';
import { FocusedHeading } from '#src/ui/FocusedHeading.tsx';
import { fillTemplate } from '#src/words/format/fill-template.ts';
import styles from './AccountForm.module.css';
import { AccountForm } from './AccountForm.tsx';
import { callAccount } from './account-api.ts';
import type { AccountHomeTexts } from './account-texts.ts';
import type { AccountAddresses, LanguageChoice } from './addresses.ts';
import { ChangePasswordForm } from './ChangePasswordForm.tsx';
import { DataExport } from './DataExport.tsx';
import { DeleteAccount } from './DeleteAccount.tsx';
import { unmarkLoggedIn } from './device-memory.ts';
import { ProfileForm } from './ProfileForm.tsx';
import { troubleText } from './use-account-form.ts';
import { useProfile } from './use-profile.ts';

interface AccountHomeProps {
  texts: AccountHomeTexts;
  addresses: AccountAddresses;
  languages: readonly LanguageChoice[];
  countryTable: string;
}

/** The member's own page: what the account holds, and everything that may be done with it. */
export function AccountHome({ texts, addresses, languages, countryTable }: AccountHomeProps) {
  const { state, setState, load } = useProfile();
  switch (state.kind) {
    case 'loading':
      return (
        <p role="status" className={styles.loading}>
          {texts.loading}
        </p>
      );
    case 'notLoggedIn':
      return (
        <div className={styles.panel}>
          <h2>{texts.home.notLoggedIn}</h2>
          <p>{texts.home.notLoggedInText}</p>
          <ButtonLink href={addresses.login}>{texts.logIn}</ButtonLink>
        </div>
      );
    case 'deleted':
      return (
        <div className={styles.panel}>
          <FocusedHeading>{texts.home.deleted}</FocusedHeading>
          <p>{texts.home.deletedText}</p>
          <ButtonLink href={addresses.home}>{texts.home.toHome}</ButtonLink>
        </div>
      );
    case 'trouble':
      return (
        <div className={styles.panel}>
          <ErrorSummary title={texts.errors.title} message={troubleText(texts, state.trouble)} items={[]} />
          <Button onClick={load}>{texts.tryAgain}</Button>
        </div>
      );
    case 'loaded':
      return (
        <div className={styles.sections}>
          <Greeting texts={texts} profile={state.profile} loginAddress={addresses.login} />
          <ProfileForm
            texts={texts}
            profile={state.profile}
            languages={languages}
            countryTable={countryTable}
            onSaved={(profile) => setState({ kind: 'loaded', profile })}
          />
          <ChangePasswordForm texts={texts} email={state.profile.email} />
          <DataExport texts={texts} />
          <DeleteAccount
            texts={texts}
            onDeleted={() => {
              unmarkLoggedIn();
              setState({ kind: 'deleted' });
            }}
          />
        </div>
      );
  }
}

interface GreetingProps {
  texts: AccountHomeTexts;
  profile: Profile;
  loginAddress: string;
}

function Greeting({ texts, profile, loginAddress }: GreetingProps) {
  const leave = () => {
    unmarkLoggedIn();
    location.assign(loginAddress);
  };
  return (
    <div className={styles.greeting}>
      <div>
        <p className={styles.name}>{fillTemplate(texts.home.greeting, { name: profile.firstName })}</p>
        <p className={styles.note}>{fillTemplate(texts.home.introduction, { email: profile.email })}</p>
      </div>
      <AccountForm
        texts={texts}
        submitLabel={texts.home.logOut}
        submitVariant="secondary"
        contract={accountForms.press}
        send={() => callAccount('/log-out')}
        onDone={leave}
      />
    </div>
  );
}
