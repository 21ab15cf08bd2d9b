import type { FormLabels } from './labels.ts';
import { MailLinkForm, type Outcome } from './MailLinkForm.tsx';

export interface MailLinkLabels extends FormLabels {
  submit: string;
  done: Outcome;
  ended: Outcome;
  incomplete: Outcome;
}

/** Confirms the address to which the link of the sign-up was sent. */
export function VerifyEmail({ labels }: { labels: MailLinkLabels }) {
  const { submit, done, ended, incomplete } = labels;
  return (
    <MailLinkForm
      labels={labels}
      submitLabel={submit}
      path="/verify-email"
      checks={{}}
      {...{ done, ended, incomplete }}
    />
  );
}
