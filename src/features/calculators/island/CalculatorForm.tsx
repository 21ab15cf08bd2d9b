import { type ReactNode, useRef } from 'react';
import { flushSync } from 'react-dom';
import type { FieldTexts } from '#src/features/calculators/logic/measures.ts';
import type { Outcome } from '#src/features/calculators/logic/outcome.ts';
import type { Suggestion } from '#src/features/calculators/logic/suggestion.ts';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { ResultActions } from '#src/ui/ResultActions.tsx';
import { useHydrated } from '#src/ui/use-hydrated.ts';
import { fillTemplate } from '#src/words/format/fill-template.ts';
import type { Texts } from '#src/words/texts.ts';
import styles from './CalculatorForm.module.css';
import { DidYouMean } from './DidYouMean.tsx';
import { type Fault, FaultContext } from './fault.tsx';
import { formToFragment } from './form-fragment.ts';
import { EnteredList, SlipEnd } from './Slip.tsx';
import { useCalculation } from './use-calculation.ts';

/** What every calculator says. */
export type SharedTexts = Pick<Texts, 'common'> & Pick<Texts['calculators'], 'form' | 'measures'>;

/** What a picture of a result shows, and nothing of what was typed. */
export interface ResultSummary {
  value: string;
  lines: readonly string[];
}

/** One thing that can be wrong. */
interface CalculatorError {
  /** The translation key of its text. */
  key: string;
  text: string;
  /** The names of the fields at fault. */
  fields: readonly string[];
  /** What may have been meant by what was typed. */
  suggest?: (field: FieldTexts) => Suggestion | null;
}

interface CalculatorFormProps<Result, ErrorCode extends string> {
  texts: SharedTexts;
  locales: readonly string[];
  calculate: (field: FieldTexts) => Outcome<Result, ErrorCode>;
  errors: Readonly<Record<ErrorCode, CalculatorError>>;
  resultTitle: string;
  renderResult: (result: Result) => ReactNode;
  /** A result in few words, for a picture of it. */
  summary: (result: Result) => ResultSummary;
  children: ReactNode;
}

/** The form of a calculator and its dialog: idle, then a result or an error, then closed and idle again. */
export function CalculatorForm<Result, ErrorCode extends string>(
  props: CalculatorFormProps<Result, ErrorCode>,
) {
  const { texts, locales, calculate, errors, resultTitle, renderResult, summary, children } = props;
  const form = useRef<HTMLFormElement>(null);
  const hydrated = useHydrated();
  const { attributes, outcome, fault, entered, close, forgive } = useCalculation(form, {
    calculate,
    suggest: (error, field) => errors[error].suggest?.(field) ?? null,
    isAtFault: (error, name) => errors[error].fields.includes(name),
  });

  const focusFault = (error: ErrorCode) => focusFirstUsable(form.current, errors[error].fields);
  const accept = (error: ErrorCode, values: Readonly<Record<string, string>>) => {
    for (const [name, value] of Object.entries(values)) {
      const control = form.current?.elements.namedItem(name);
      if (control instanceof HTMLInputElement) {
        control.value = value;
      }
    }
    // At once: nothing behind an open dialog can take the focus.
    flushSync(() => {
      forgive();
      close();
    });
    focusFault(error);
  };
  const remedyFor = ({ error, suggestion }: { error: ErrorCode; suggestion: Suggestion | null }) =>
    suggestion && (
      <DidYouMean
        texts={texts.measures.meant}
        locales={locales}
        suggestion={suggestion}
        onAccept={(values) => accept(error, values)}
      />
    );
  const shown: Fault | null = fault && { ...errors[fault.error], remedy: remedyFor(fault) };

  return (
    <>
      <form ref={form} className={styles.form} noValidate autoComplete="off" {...attributes}>
        <FaultContext value={shown}>{children}</FaultContext>
        <Button type="submit" disabled={!hydrated}>
          {texts.form.calculate}
        </Button>
      </form>
      {outcome?.ok && (
        <Dialog
          title={resultTitle}
          closeLabel={texts.common.close}
          onClose={close}
          foot={
            <ResultActions
              labels={texts.common}
              fragment={() => (form.current ? formToFragment(form.current) : '')}
              warning={{
                text: fillTemplate(texts.form.shareWarning, { values: inWords(entered) }),
                confirm: texts.form.shareConfirm,
              }}
              picture={{
                labels: texts.common,
                words: () => {
                  const { value, lines } = summary(outcome.result);
                  return { heading: resultTitle, value, lines: [...lines, texts.form.caution] };
                },
              }}
            />
          }
        >
          <EnteredList values={entered} locales={locales} />
          {renderResult(outcome.result)}
          <p className={styles.caution}>{texts.form.caution}</p>
          <SlipEnd text={texts.form.slip} locales={locales} />
        </Dialog>
      )}
      {outcome && !outcome.ok && (
        <Dialog
          title={texts.common.error}
          closeLabel={texts.common.close}
          onClose={() => {
            focusFault(outcome.error);
            close();
          }}
          errorKey={errors[outcome.error].key}
        >
          <p role="alert">{errors[outcome.error].text}</p>
          {fault && remedyFor(fault)}
        </Dialog>
      )}
    </>
  );
}

function inWords(values: readonly { label: string; value: string }[]): string {
  return values.map(({ label, value }) => `${label} ${value}`).join(', ');
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
