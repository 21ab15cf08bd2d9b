import { accountForms } from '#src/features/account/contract.ts';
import type { FormLabels } from './labels.ts';
import { MailLinkForm, type Outcome } from './MailLinkForm.tsx';
import { NewPasswordFields } from './NewPasswordFields.tsx';

export interface MailLinkLabels extends FormLabels {
  submit: string;
  done: Outcome;
  ended: Outcome;
  incomplete: Outcome;
}

/** Confirms the address to which the link of the sign-up was sent; whoever does so chooses the password. */
export function VerifyEmail({ labels }: { labels: MailLinkLabels }) {
  const { submit, done, ended, incomplete } = labels;
  return (
    <MailLinkForm
      labels={labels}
      submitLabel={submit}
      path="/verify-email"
      contract={accountForms.verifyEmail}
      {...{ done, ended, incomplete }}
    >
      {(errorOf) => <NewPasswordFields labels={labels} errorOf={errorOf} isFirstPassword isTypedOnce />}
    </MailLinkForm>
  );
}
