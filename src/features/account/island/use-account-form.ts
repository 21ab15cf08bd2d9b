import { useMemo } from 'react';
import {
  type AccountErrorCode,
  type AccountField,
  accountLimits,
  type FieldErrorCode,
  type FieldOf,
  type FormContract,
  fieldError,
  fieldErrorCodes,
} from '#src/features/account/contract.ts';
import type { Checks, FormValues, Outcome, Problems } from '#src/ui/form-state.ts';
import { useForm } from '#src/ui/use-form.ts';
import { fillTemplate } from '#src/words/format/fill-template.ts';
import type { Reply } from './account-api.ts';
import { accountDraft } from './account-draft.ts';
import type { FormTexts } from './account-texts.ts';
import { unmarkLoggedIn } from './device-memory.ts';

/** What the browser or the server finds wrong with a field, or the server without a reason that is known here. */
type Problem = FieldErrorCode | 'badPassword' | 'notAccepted';
/** Why a call came to nothing, where no field is to blame. */
export type Trouble = Exclude<Reply, { kind: 'ok' | 'fieldErrors' }>;

export interface AccountFormSteps<Form extends FormContract> {
  contract: Form;
  send: (values: FormValues) => Promise<Reply>;
  onDone: (data: unknown, values: FormValues, form: HTMLFormElement) => void;
  /** Takes over a refusal that is no matter of this form, such as a link that has ended: true when it has. */
  onRefused?: ((code: AccountErrorCode) => boolean) | undefined;
  /** Whether what is typed outlives a change of form, a reload and a failure. */
  keepsDraft?: boolean | undefined;
}

/** The life of a form of the account pages: the common one of forms, and what the accounts server says. */
export function useAccountForm<Form extends FormContract>(texts: FormTexts, steps: AccountFormSteps<Form>) {
  const { contract, send, onDone, onRefused, keepsDraft = false } = steps;
  const checks = useMemo(() => checksOf(contract), [contract]);
  return useForm<FieldOf<Form>, Problem, Trouble>({
    checks,
    draft: keepsDraft ? accountDraft : undefined,
    problemText: (field, problem) => problemText(texts, field, problem),
    troubleText: (trouble) => troubleText(texts, trouble),
    send: async (values, form) => {
      const reply = await send(values);
      if (reply.kind === 'ok') {
        onDone(reply.data, values, form);
        return { kind: 'done' };
      }
      return reply.kind === 'refused' && onRefused?.(reply.code)
        ? { kind: 'done' }
        : refusal(reply, Object.hasOwn(checks, 'currentPassword') ? 'currentPassword' : 'password');
    },
  });
}

function checksOf<Form extends FormContract>(form: Form): Checks<FieldOf<Form>, Problem> {
  const checks = Object.keys(form.shape).map((field) => [
    field,
    (_: string, values: FormValues) => fieldError(form, field, values),
  ]);
  return Object.fromEntries(checks);
}

function refusal(
  reply: Exclude<Reply, { kind: 'ok' }>,
  passwordField: AccountField,
): Outcome<Problem, Trouble> {
  if (reply.kind === 'fieldErrors') {
    return { kind: 'refused', trouble: { kind: 'failed' }, problems: readProblems(reply.errors) };
  }
  const code = reply.kind === 'refused' ? reply.code : undefined;
  if (code === 'notLoggedIn') {
    unmarkLoggedIn();
  }
  return {
    kind: 'refused',
    trouble: reply,
    ...(code === 'badPassword' && { problems: { [passwordField]: code } }),
  };
}

function readProblems(errors: Readonly<Record<string, string>>): Problems<Problem> {
  const problems = Object.entries(errors).map(([field, code]): [string, Problem] => [
    field,
    fieldErrorCodes.find((known) => known === code) ?? 'notAccepted',
  ]);
  return Object.fromEntries(problems);
}

function problemText({ fields, errors }: FormTexts, field: AccountField, problem: Problem): string {
  return problem === 'required'
    ? errors.required[field]
    : fillTemplate(errors[problem], {
        field: fields[field],
        minimum: String(accountLimits.passwordMinimum),
      });
}

/** Why a call came to nothing, in words that say what to do. */
export function troubleText({ errors, locales }: FormTexts, trouble: Trouble): string {
  switch (trouble.kind) {
    case 'tooManyAttempts':
      return fillTemplate(errors.tooManyAttempts, { count: trouble.minutes }, locales);
    case 'offline':
      return errors.offline;
    case 'failed':
      return errors.failed;
    case 'refused':
      return trouble.code === 'badLogin' || trouble.code === 'notLoggedIn'
        ? errors[trouble.code]
        : errors.failed;
  }
}
