import '#src/device/hide-blocked-storage.ts';
import emailjs from '@emailjs/browser';
import { useEffect, useState } from 'react';
import { draftIn } from '#src/device/draft.ts';
import {
  type ContactField,
  type ContactProblem,
  contactProblem,
  type EmailService,
} from '#src/features/contact/contract.ts';
import { refusedField } from '#src/features/contact/logic/refused-field.ts';
import type { Checks, Outcome } from '#src/ui/form-state.ts';
import { useForm } from '#src/ui/use-form.ts';
import { fillTemplate } from '#src/words/format/fill-template.ts';
import type { ContactTexts } from './ContactForm.tsx';

/** What the browser finds wrong, or the server without saying why. */
type Problem = ContactProblem | 'notAccepted';
type Trouble = 'sendFailed' | 'offline';

const checks: Checks<ContactField, Problem> = {
  from_name: (value) => contactProblem('from_name', value),
  from_email: (value) => contactProblem('from_email', value),
  message: (value) => contactProblem('message', value),
};
const labelOf = { from_name: 'name', from_email: 'email', message: 'message' } as const;
const draft = draftIn('contactDraft');
const successShownMilliseconds = 5000;

/** The life of the contact form: the common one of forms, and the success that is shown for five seconds. */
export function useContactForm(texts: ContactTexts, service: EmailService) {
  const [isSent, setIsSent] = useState(false);

  useEffect(() => {
    if (!isSent) {
      return;
    }
    const timer = setTimeout(() => setIsSent(false), successShownMilliseconds);
    return () => clearTimeout(timer);
  }, [isSent]);

  const form = useForm<ContactField, Problem, Trouble>({
    checks,
    draft,
    problemText: (field, problem) => problemText(texts, field, problem),
    troubleText: (trouble) => texts.errors[trouble],
    send: async (_, sent) => {
      setIsSent(false);
      const outcome = await send(service, sent);
      if (outcome.kind === 'done') {
        sent.reset();
        draft.forget();
        setIsSent(true);
      }
      return outcome;
    },
  });
  return { ...form, isSent };
}

function problemText(texts: ContactTexts, field: ContactField, problem: Problem): string {
  const { errors } = texts;
  switch (problem) {
    case 'invalidEmail':
      return errors.invalidEmail;
    case 'tooLong':
    case 'notAccepted':
      return fillTemplate(errors[problem], { field: texts[labelOf[field]] });
    // A form sends all of its fields, and sends them as text: what is missing is empty.
    default:
      return errors.required[field];
  }
}

async function send(service: EmailService, form: HTMLFormElement): Promise<Outcome<Problem, Trouble>> {
  if (!navigator.onLine) {
    return { kind: 'refused', trouble: 'offline' };
  }
  try {
    emailjs.init({ publicKey: service.publicKey, origin: service.origin ?? location.origin });
    await emailjs.sendForm(service.serviceId, service.templateId, form);
    return { kind: 'done' };
  } catch (error) {
    const reason = reasonOf(error);
    console.error('The contact message was not sent:', reason);
    const field = refusedField(reason);
    return { kind: 'refused', trouble: 'sendFailed', ...(field && { problems: { [field]: 'notAccepted' } }) };
  }
}

// The library rejects with an object that holds the service's answer; the network rejects with an Error.
function reasonOf(error: unknown): string {
  if (error instanceof Error) {
    return error.message;
  }
  return typeof error === 'object' && error !== null && 'text' in error ? String(error.text) : String(error);
}
