import { contactLimits, type EmailService } from '#src/features/contact/contract.ts';
import { openedFrom } from '#src/features/contact/logic/opened-from.ts';
import { Button } from '#src/ui/Button.tsx';
import { ErrorSummary } from '#src/ui/ErrorSummary.tsx';
import { TextAreaField, TextField } from '#src/ui/Field.tsx';
import { FormGrid } from '#src/ui/FormGrid.tsx';
import { StatusNotice } from '#src/ui/StatusNotice.tsx';
import { useHydrated } from '#src/ui/use-hydrated.ts';
import type { Texts } from '#src/words/texts.ts';
import styles from './ContactForm.module.css';
import { useContactForm } from './use-contact-form.ts';

export type ContactTexts = Texts['contact']['form'];

interface ContactFormProps {
  texts: ContactTexts;
  service: EmailService;
  language: string;
}

/** Idle, loading, success for five seconds, or failure with everything typed still there. */
export function ContactForm({ texts, service, language }: ContactFormProps) {
  const hydrated = useHydrated();
  const { attributes, busy, tries, errorOf, summary, isSent } = useContactForm(texts, service);
  const field = (name: 'from_name' | 'from_email' | 'message') => ({
    name,
    maxLength: contactLimits[name],
    error: errorOf(name),
    required: true,
    readOnly: busy,
  });
  return (
    <FormGrid {...attributes}>
      {summary && <ErrorSummary key={tries} headingLevel="h2" title={texts.errors.title} {...summary} />}
      <TextField label={texts.name} autoComplete="name" {...field('from_name')} />
      <TextField
        type="email"
        label={texts.email}
        hint={texts.emailHint}
        autoComplete="email"
        {...field('from_email')}
      />
      <TextAreaField label={texts.message} hint={texts.draftKept} {...field('message')} />
      <div className={styles.trap} aria-hidden="true">
        <label>
          {texts.honeypot}
          <input type="text" name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <input type="hidden" name="language" value={language} />
      <input type="hidden" name="page" value={hydrated ? openedFrom(document.referrer, location) : ''} />
      {/* Not `disabled` while sending: the focus would be lost. */}
      <Button type="submit" disabled={!hydrated} aria-disabled={busy}>
        {busy ? texts.sending : texts.send}
      </Button>
      <StatusNotice>{isSent && texts.success}</StatusNotice>
    </FormGrid>
  );
}
