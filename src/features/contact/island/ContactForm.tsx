import { useRef } from 'react';
import { Button } from '#src/ui/Button.tsx';
import { TextAreaField, TextField } from '#src/ui/Field.tsx';
import { useHydrated } from '#src/ui/use-hydrated.ts';
import styles from './ContactForm.module.css';
import { type EmailService, type FieldName, type SendState, useContactForm } from './use-contact-form.ts';

interface ContactLabels {
  name: string;
  email: string;
  emailHint: string;
  message: string;
  send: string;
  sending: string;
  success: string;
  draftKept: string;
  honeypot: string;
  errorTitle: string;
  sendFailed: string;
  offline: string;
  required: string;
  invalidEmail: string;
}

export interface ContactFormProps {
  labels: ContactLabels;
  service: EmailService;
  language: string;
}

/** Idle, loading, success for five seconds, or failure with everything typed still there. */
export function ContactForm({ labels, service, language }: ContactFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const hydrated = useHydrated();
  const { state, faults, submit, keepDraft } = useContactForm(form, service);
  const errorOf = (field: FieldName) => {
    const fault = faults[field];
    return fault && { missing: labels.required, malformed: labels.invalidEmail }[fault];
  };
  const sending = state === 'loading';
  const common = { required: true, readOnly: sending, onInput: keepDraft };
  return (
    <form ref={form} className={styles.form} noValidate onSubmit={submit}>
      <TextField
        name="from_name"
        label={labels.name}
        autoComplete="name"
        maxLength={200}
        error={errorOf('from_name')}
        {...common}
      />
      <TextField
        name="from_email"
        type="email"
        label={labels.email}
        hint={labels.emailHint}
        autoComplete="email"
        maxLength={254}
        error={errorOf('from_email')}
        {...common}
      />
      <TextAreaField
        name="message"
        label={labels.message}
        hint={labels.draftKept}
        maxLength={10_000}
        error={errorOf('message')}
        {...common}
      />
      <div className={styles.trap} aria-hidden="true">
        <label>
          {labels.honeypot}
          <input type="text" name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <input type="hidden" name="language" value={language} />
      {/* Not `disabled` while sending: the focus would be lost. */}
      <Button type="submit" disabled={!hydrated} aria-disabled={sending}>
        {sending ? labels.sending : labels.send}
      </Button>
      <Outcome state={state} labels={labels} />
    </form>
  );
}

function Outcome({ state, labels }: { state: SendState; labels: ContactLabels }) {
  return (
    <>
      <div role="status">{state === 'success' && <p className={styles.success}>{labels.success}</p>}</div>
      {(state === 'failed' || state === 'offline') && (
        <div role="alert" className={styles.failure}>
          <p className={styles.failureTitle}>{labels.errorTitle}</p>
          <p>{state === 'offline' ? labels.offline : labels.sendFailed}</p>
        </div>
      )}
    </>
  );
}
