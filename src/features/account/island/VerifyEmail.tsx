import { accountForms, accountLimits } from '#src/features/account/contract.ts';
import { MailLinkForm, type MailLinkProps } from './MailLinkForm.tsx';
import { FirstPasswordField } from './NewPasswordFields.tsx';

/** Confirms the address to which the link of the sign-up was sent; whoever does so chooses the password. */
export function VerifyEmail(props: MailLinkProps) {
  return (
    <MailLinkForm
      {...props}
      path="/verify-email"
      contract={accountForms.verifyEmail}
      lasts={accountLimits.verificationLinkHours}
    >
      {({ errorOf }) => <FirstPasswordField texts={props.texts} error={errorOf('password')} />}
    </MailLinkForm>
  );
}
