import { accountForms, type Profile } from '#src/features/account/contract.ts';
import { Button, ButtonLink } from '#src/ui/Button.tsx';
import { ErrorSummary } from '#src/ui/ErrorSummary.tsx';
import { FocusedHeading } from '#src/ui/FocusedHeading.tsx';
import { fillTemplate } from '#src/words/format/fill-template.ts';
import styles from './AccountForm.module.css';
import { AccountForm } from './AccountForm.tsx';
import { callAccount } from './account-api.ts';
import { ChangePasswordForm, type ChangePasswordLabels } from './ChangePasswordForm.tsx';
import { DataExport, type DataExportLabels } from './DataExport.tsx';
import { DeleteAccount, type DeleteAccountLabels } from './DeleteAccount.tsx';
import { unmarkLoggedIn } from './device-memory.ts';
import type { AccountAddresses } from './labels.ts';
import { type LanguageChoice, ProfileForm, type ProfileLabels } from './ProfileForm.tsx';
import { troubleText } from './problem-texts.ts';
import { useProfile } from './use-profile.ts';

export interface AccountHomeLabels
  extends ProfileLabels,
    ChangePasswordLabels,
    DataExportLabels,
    DeleteAccountLabels {
  loading: string;
  tryAgain: string;
  greeting: string;
  introduction: string;
  logOut: string;
  notLoggedIn: { heading: string; text: string; link: string };
  deleted: { heading: string; text: string; link: string };
}

interface AccountHomeProps {
  labels: AccountHomeLabels;
  addresses: AccountAddresses;
  languages: readonly LanguageChoice[];
  countryTable: string;
}

/** The member's own page: what the account holds, and everything that may be done with it. */
export function AccountHome({ labels, addresses, languages, countryTable }: AccountHomeProps) {
  const { state, setState, load } = useProfile();
  switch (state.kind) {
    case 'loading':
      return <p role="status">{labels.loading}</p>;
    case 'notLoggedIn':
      return (
        <div className={styles.panel}>
          <h2>{labels.notLoggedIn.heading}</h2>
          <p>{labels.notLoggedIn.text}</p>
          <ButtonLink href={addresses.login}>{labels.notLoggedIn.link}</ButtonLink>
        </div>
      );
    case 'deleted':
      return (
        <div className={styles.panel}>
          <FocusedHeading>{labels.deleted.heading}</FocusedHeading>
          <p>{labels.deleted.text}</p>
          <ButtonLink href={addresses.home}>{labels.deleted.link}</ButtonLink>
        </div>
      );
    case 'trouble':
      return (
        <div className={styles.panel}>
          <ErrorSummary title={labels.errors.title} message={troubleText(labels, state.trouble)} items={[]} />
          <Button onClick={load}>{labels.tryAgain}</Button>
        </div>
      );
    case 'loaded':
      return (
        <div className={styles.sections}>
          <Greeting labels={labels} profile={state.profile} loginAddress={addresses.login} />
          <ProfileForm
            labels={labels}
            profile={state.profile}
            languages={languages}
            countryTable={countryTable}
            onSaved={(profile) => setState({ kind: 'loaded', profile })}
          />
          <ChangePasswordForm labels={labels} email={state.profile.email} />
          <DataExport labels={labels} />
          <DeleteAccount
            labels={labels}
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
  labels: AccountHomeLabels;
  profile: Profile;
  loginAddress: string;
}

function Greeting({ labels, profile, loginAddress }: GreetingProps) {
  const leave = () => {
    unmarkLoggedIn();
    location.assign(loginAddress);
  };
  return (
    <div className={styles.greeting}>
      <div>
        <p className={styles.name}>{fillTemplate(labels.greeting, { name: profile.firstName })}</p>
        <p className={styles.note}>{fillTemplate(labels.introduction, { email: profile.email })}</p>
      </div>
      <AccountForm
        labels={labels}
        submitLabel={labels.logOut}
        submitVariant="secondary"
        contract={accountForms.press}
        send={() => callAccount('/log-out')}
        onDone={leave}
      />
    </div>
  );
}
