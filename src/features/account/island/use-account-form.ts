import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { type AccountErrorCode, checkForm, type FormContract } from '#src/features/account/contract.ts';
import type { Reply } from './account-api.ts';
import { unmarkLoggedIn } from './device-memory.ts';
import { keepForm, restoreForm } from './draft.ts';
import type { FieldProblems } from './problem-texts.ts';

type Trouble = Exclude<Reply, { kind: 'ok' | 'fieldErrors' }>;

/** The texts and choices of a form by field name. */
export type FormValues = Readonly<Record<string, string>>;

export interface AccountFormSteps {
  contract: FormContract;
  send: (values: FormValues) => Promise<Reply>;
  onDone: (data: unknown, values: FormValues, form: HTMLFormElement | null) => void;
  /** Takes over a refusal that is no matter of this form, such as a link that has ended: true when it has. */
  onRefused?: ((code: AccountErrorCode) => boolean) | undefined;
  /** Whether what is typed outlives a change of form, a reload and a failure. */
  keepsDraft?: boolean | undefined;
}

interface Progress {
  busy: boolean;
  problems: FieldProblems;
  trouble: Trouble | null;
  /** Counts the tries, so that the summary of each appears anew. */
  tries: number;
}

/** The life of a form of the account pages: checking, sending, and what was wrong. What is typed always stays. */
export function useAccountForm({ contract, send, onDone, onRefused, keepsDraft = false }: AccountFormSteps) {
  const form = useRef<HTMLFormElement>(null);
  const [progress, setProgress] = useState<Progress>({ busy: false, problems: {}, trouble: null, tries: 0 });

  useEffect(() => {
    if (keepsDraft && form.current) {
      restoreForm(form.current);
    }
  }, [keepsDraft]);

  const finish = (found: Partial<Progress>) =>
    setProgress(({ tries }) => ({ busy: false, problems: {}, trouble: null, tries: tries + 1, ...found }));

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const values = readValues(event.currentTarget);
    const checked = checkForm(contract, values);
    if (!checked.ok) {
      finish({ problems: checked.errors });
      return;
    }
    finish({ busy: true });
    const reply = await send(values);
    if (reply.kind === 'refused' && onRefused?.(reply.code)) {
      return;
    }
    finish(problemsOf(reply, contract));
    if (reply.kind === 'ok') {
      onDone(reply.data, values, form.current);
    }
  };

  const keepDraft = () => {
    if (keepsDraft && form.current) {
      keepForm(form.current);
    }
  };

  return { form, ...progress, submit, keepDraft };
}

function readValues(form: HTMLFormElement): FormValues {
  const entries = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
  return Object.fromEntries(entries) as FormValues;
}

function problemsOf(reply: Reply, { shape }: FormContract): Partial<Progress> {
  if (reply.kind === 'ok') {
    return {};
  }
  if (reply.kind === 'fieldErrors') {
    const known = Object.entries(reply.errors).filter(([field]) => Object.hasOwn(shape, field));
    return known.length > 0 ? { problems: Object.fromEntries(known) } : { trouble: { kind: 'failed' } };
  }
  if (reply.kind === 'refused' && reply.code === 'badPassword') {
    const field = Object.hasOwn(shape, 'currentPassword') ? 'currentPassword' : 'password';
    return { problems: { [field]: 'badPassword' } };
  }
  if (reply.kind === 'refused' && reply.code === 'notLoggedIn') {
    unmarkLoggedIn();
  }
  return { trouble: reply };
}
