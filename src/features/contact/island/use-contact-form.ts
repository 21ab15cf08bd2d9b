import './hide-blocked-storage.ts';
import emailjs from '@emailjs/browser';
import { type SubmitEvent, useEffect, useState } from 'react';
import { clearDraft, restoreDraft, saveDraft } from './draft.ts';

export interface EmailService {
  /** Null when this site's own server takes the messages. */
  origin: string | null;
  serviceId: string;
  templateId: string;
  publicKey: string;
}

export type SendState = 'idle' | 'loading' | 'success' | 'failed' | 'offline';

const fieldNames = ['from_name', 'from_email', 'message'] as const;
export type FieldName = (typeof fieldNames)[number];
export type Faults = Partial<Record<FieldName, 'missing' | 'malformed'>>;

const successShownMilliseconds = 5000;

/** The life of the contact form: draft, checks, sending, and what is shown afterwards. */
export function useContactForm(form: { readonly current: HTMLFormElement | null }, service: EmailService) {
  const [state, setState] = useState<SendState>('idle');
  const [faults, setFaults] = useState<Faults>({});

  useEffect(() => {
    if (form.current) {
      restoreDraft(form.current);
    }
  }, [form]);

  useEffect(() => {
    if (state !== 'success') {
      return;
    }
    const timer = setTimeout(() => setState('idle'), successShownMilliseconds);
    return () => clearTimeout(timer);
  }, [state]);

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (state === 'loading') {
      return;
    }
    const sent = event.currentTarget;
    const found = findFaults(sent);
    setFaults(found);
    const firstFault = fieldNames.find((name) => found[name]);
    if (firstFault) {
      setState('idle');
      control(sent, firstFault)?.focus();
      return;
    }
    if (!navigator.onLine) {
      setState('offline');
      return;
    }
    setState('loading');
    try {
      await send(service, sent);
      sent.reset();
      clearDraft();
      setState('success');
    } catch (error) {
      console.error('The contact message was not sent:', reasonOf(error));
      setState('failed');
    }
  };

  const keepDraft = () => {
    if (form.current) {
      saveDraft(form.current);
    }
  };

  return { state, faults, submit, keepDraft };
}

function send(service: EmailService, form: HTMLFormElement) {
  emailjs.init({ publicKey: service.publicKey, origin: service.origin ?? location.origin });
  return emailjs.sendForm(service.serviceId, service.templateId, form);
}

// The library rejects with an object that holds the service's answer; the network rejects with an Error.
function reasonOf(error: unknown): string {
  if (error instanceof Error) {
    return error.message;
  }
  return typeof error === 'object' && error !== null && 'text' in error ? String(error.text) : String(error);
}

function control(form: HTMLFormElement, name: FieldName) {
  const found = form.elements.namedItem(name);
  return found instanceof HTMLInputElement || found instanceof HTMLTextAreaElement ? found : null;
}

function findFaults(form: HTMLFormElement): Faults {
  const faults: Faults = {};
  for (const name of fieldNames) {
    const field = control(form, name);
    if (field?.value.trim() === '') {
      faults[name] = 'missing';
    } else if (field && !field.validity.valid) {
      faults[name] = 'malformed';
    }
  }
  return faults;
}
