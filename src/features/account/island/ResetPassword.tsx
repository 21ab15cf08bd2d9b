import { accountForms } from '#src/features/account/contract.ts';
import { MailLinkForm } from './MailLinkForm.tsx';
import { NewPasswordFields } from './NewPasswordFields.tsx';
import type { MailLinkLabels } from './VerifyEmail.tsx';

/** Sets a new password with the link of a mail. */
export function ResetPassword({ labels }: { labels: MailLinkLabels }) {
  const { submit, done, ended, incomplete } = labels;
  return (
    <MailLinkForm
      labels={labels}
      submitLabel={submit}
      path="/reset-password"
      contract={accountForms.resetPassword}
      {...{ done, ended, incomplete }}
    >
      {(errorOf) => <NewPasswordFields labels={labels} errorOf={errorOf} />}
    </MailLinkForm>
  );
}
