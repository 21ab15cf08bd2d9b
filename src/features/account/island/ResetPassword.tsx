import { accountForms, accountLimits } from '#src/features/account/contract.ts';
import { MailLinkForm, type MailLinkProps } from './MailLinkForm.tsx';
import { NewPasswordFields } from './NewPasswordFields.tsx';

/** Sets a new password with the link of a mail. */
export function ResetPassword(props: MailLinkProps) {
  return (
    <MailLinkForm
      {...props}
      path="/reset-password"
      contract={accountForms.resetPassword}
      lasts={accountLimits.resetLinkMinutes}
    >
      {({ errorOf }) => <NewPasswordFields texts={props.texts} errorOf={errorOf} />}
    </MailLinkForm>
  );
}
