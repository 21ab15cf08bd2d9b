import { type ReactNode, type SubmitEvent, useEffect, useRef, useState } from 'react';
import type { FieldTexts } from '#src/features/calculators/logic/measures.ts';
import type { Outcome } from '#src/features/calculators/logic/outcome.ts';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { ResultActions } from '#src/ui/ResultActions.tsx';
import { useHydrated } from '#src/ui/use-hydrated.ts';
import type { Texts } from '#src/words/texts.ts';
import styles from './CalculatorForm.module.css';
import { fillForm, formToFragment } from './form-fragment.ts';

/** What every calculator says. */
export type SharedTexts = Pick<Texts, 'common'> & Pick<Texts['calculators'], 'form' | 'measures'>;

interface CalculatorFormProps<Result, ErrorCode extends string> {
  texts: SharedTexts;
  /** Defined outside the component, so that it is the same function at every render. */
  calculate: (field: FieldTexts) => Outcome<Result, ErrorCode>;
  /** The translation key of each error, its text, and the names of the fields at fault. */
  errors: Readonly<Record<ErrorCode, { key: string; text: string; fields: readonly string[] }>>;
  resultTitle: string;
  renderResult: (result: Result) => ReactNode;
  children: ReactNode;
}

/** The form of a calculator and its dialog: idle, then a result or an error, then closed and idle again. */
export function CalculatorForm<Result, ErrorCode extends string>(
  props: CalculatorFormProps<Result, ErrorCode>,
) {
  const { texts, calculate, errors, resultTitle, renderResult, children } = props;
  const form = useRef<HTMLFormElement>(null);
  const [outcome, setOutcome] = useState<Outcome<Result, ErrorCode> | null>(null);
  const hydrated = useHydrated();
  const submit = useCalculation(form, calculate, setOutcome);

  const close = () => {
    if (outcome && !outcome.ok) {
      focusFirstUsable(form.current, errors[outcome.error].fields);
    }
    setOutcome(null);
  };

  return (
    <>
      <form ref={form} className={styles.form} noValidate autoComplete="off" onSubmit={submit}>
        {children}
        <Button type="submit" disabled={!hydrated}>
          {texts.form.calculate}
        </Button>
      </form>
      {outcome?.ok && (
        <Dialog title={resultTitle} closeLabel={texts.common.close} onClose={close}>
          {renderResult(outcome.result)}
          <p className={styles.caution}>{texts.form.caution}</p>
          <ResultActions
            labels={texts.common}
            fragment={() => (form.current ? formToFragment(form.current) : '')}
          />
        </Dialog>
      )}
      {outcome && !outcome.ok && (
        <Dialog
          title={texts.common.error}
          closeLabel={texts.common.close}
          onClose={close}
          errorKey={errors[outcome.error].key}
        >
          <p role="alert">{errors[outcome.error].text}</p>
        </Dialog>
      )}
    </>
  );
}

// Calculates on submit, and at once when the page is opened from a shared link.
function useCalculation<Result, ErrorCode extends string>(
  form: { readonly current: HTMLFormElement | null },
  calculate: (field: FieldTexts) => Outcome<Result, ErrorCode>,
  setOutcome: (outcome: Outcome<Result, ErrorCode>) => void,
) {
  useEffect(() => {
    const openSharedResult = () => {
      const shared = new URLSearchParams(location.hash.slice(1));
      if (form.current && fillForm(form.current, shared)) {
        setOutcome(calculate((name) => shared.get(name) ?? ''));
        // The fragment goes, so that a reload after closing starts with an empty page.
        history.replaceState(null, '', location.pathname + location.search);
      }
    };
    openSharedResult();
    window.addEventListener('hashchange', openSharedResult);
    return () => window.removeEventListener('hashchange', openSharedResult);
  }, [form, calculate, setOutcome]);

  return (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    setOutcome(calculate((name) => String(data.get(name) ?? '')));
  };
}

function focusFirstUsable(form: HTMLFormElement | null, names: readonly string[]) {
  for (const control of form?.elements ?? []) {
    if (control instanceof HTMLElement && !control.matches(':disabled')) {
      if (names.includes(control.getAttribute('name') ?? '')) {
        control.focus();
        return;
      }
    }
  }
}
