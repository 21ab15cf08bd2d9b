import type { ReactNode } from 'react';
import { accountLimits } from '#src/features/account/contract.ts';
import { Button } from '#src/ui/Button.tsx';
import { ErrorSummary } from '#src/ui/ErrorSummary.tsx';
import { useHydrated } from '#src/ui/use-hydrated.ts';
import styles from './AccountForm.module.css';
import type { FormLabels, ShownField } from './labels.ts';
import { fieldProblemText, troubleText } from './problem-texts.ts';
import { type AccountFormSteps, useAccountForm } from './use-account-form.ts';

/** Gives the message of a field, if there is one. */
export type ErrorOf = (field: ShownField) => string | undefined;

interface AccountFormProps extends AccountFormSteps {
  labels: FormLabels;
  submitLabel: string;
  submitVariant?: 'primary' | 'secondary';
  /** The fields; a form that only asks for a press has none. */
  children?: ((errorOf: ErrorOf) => ReactNode) | undefined;
}

const numbers = { minimum: String(accountLimits.passwordMinimum) };

/** A form of the account pages: the summary of what is wrong, the fields, the button. */
export function AccountForm(props: AccountFormProps) {
  const { labels, submitLabel, submitVariant = 'primary', children, ...steps } = props;
  const { form, busy, problems, trouble, tries, submit, keepDraft } = useAccountForm(steps);
  const hydrated = useHydrated();
  const errorOf: ErrorOf = (field) => {
    const code = problems[field];
    return code && fieldProblemText(labels, field, code, numbers);
  };
  const shownFields = Object.keys(steps.contract.shape) as ShownField[];
  const items = shownFields.flatMap((name) => {
    const text = errorOf(name);
    return text ? [{ name, text }] : [];
  });
  return (
    <form ref={form} className={styles.form} noValidate onSubmit={submit} onInput={keepDraft}>
      {(items.length > 0 || trouble) && (
        <ErrorSummary
          key={tries}
          title={labels.errors.title}
          message={trouble ? troubleText(labels, trouble) : undefined}
          items={items}
          onSelect={(name) => focusControl(form.current, name)}
        />
      )}
      {children?.(errorOf)}
      <div className={styles.actions}>
        <Button type="submit" variant={submitVariant} disabled={!hydrated || busy}>
          {busy ? labels.sending : submitLabel}
        </Button>
      </div>
    </form>
  );
}

/** Focuses a field with its label in view, for a label says more than an empty box. */
function focusControl(form: HTMLFormElement | null, name: string) {
  const control = form?.elements.namedItem(name);
  if (control instanceof HTMLInputElement || control instanceof HTMLSelectElement) {
    control.labels?.[0]?.scrollIntoView();
    control.focus({ preventScroll: true });
  }
}
