import {
  type ChangeEvent,
  type RefObject,
  type SubmitEvent,
  useEffect,
  useEffectEvent,
  useState,
} from 'react';
import type { FieldTexts } from '#src/features/calculators/logic/measures.ts';
import type { Outcome } from '#src/features/calculators/logic/outcome.ts';
import type { Suggestion } from '#src/features/calculators/logic/suggestion.ts';
import { type EnteredValue, enteredValues, fillForm } from './form-fragment.ts';

/** What is wrong, and what may have been meant. */
interface Fault<ErrorCode> {
  error: ErrorCode;
  suggestion: Suggestion | null;
}

interface CalculationSteps<Result, ErrorCode extends string> {
  calculate: (field: FieldTexts) => Outcome<Result, ErrorCode>;
  /** What may have been meant by the value that is at fault. */
  suggest: (error: ErrorCode, field: FieldTexts) => Suggestion | null;
  /** Whether a field of this name belongs to the fault. */
  isAtFault: (error: ErrorCode, name: string) => boolean;
}

/**
 * Calculates on submit, and at once when the page is opened from a shared link. The outcome ends when its dialog is
 * closed; a fault stays until the field at fault is put right.
 */
export function useCalculation<Result, ErrorCode extends string>(
  form: RefObject<HTMLFormElement | null>,
  steps: CalculationSteps<Result, ErrorCode>,
) {
  const { calculate, suggest, isAtFault } = steps;
  const [outcome, setOutcome] = useState<Outcome<Result, ErrorCode> | null>(null);
  const [fault, setFault] = useState<Fault<ErrorCode> | null>(null);
  const [entered, setEntered] = useState<readonly EnteredValue[]>([]);

  const answer = (field: FieldTexts) => {
    const next = calculate(field);
    setOutcome(next);
    setFault(next.ok ? null : { error: next.error, suggestion: suggest(next.error, field) });
  };
  useSharedResult(form, answer);

  // After the fields of the other units have been switched off, which a shared link asks for in the same moment.
  useEffect(() => setEntered(outcome && form.current ? enteredValues(form.current) : []), [outcome, form]);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    answer(textsOf(event.currentTarget));
  };
  const follow = ({ target, currentTarget }: ChangeEvent<HTMLFormElement>) => {
    const name = String(target.name);
    if (fault && (name === 'units' || isAtFault(fault.error, name))) {
      const now = calculate(textsOf(currentTarget));
      if (name === 'units' || now.ok || now.error !== fault.error) {
        setFault(null);
      }
    }
  };
  return {
    attributes: { onSubmit: submit, onChange: follow },
    outcome,
    entered,
    fault,
    close: () => setOutcome(null),
    forgive: () => setFault(null),
  };
}

// Opens a result whose values stand in the fragment of the address.
function useSharedResult(form: RefObject<HTMLFormElement | null>, answer: (field: FieldTexts) => void) {
  const open = useEffectEvent(() => {
    const shared = new URLSearchParams(location.hash.slice(1));
    if (form.current && fillForm(form.current, shared)) {
      answer((name) => shared.get(name) ?? '');
      // The fragment goes, so that a reload after closing starts with an empty page.
      history.replaceState(null, '', location.pathname + location.search);
    }
  });
  useEffect(() => {
    const follow = () => open();
    follow();
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, []);
}

function textsOf(form: HTMLFormElement): FieldTexts {
  const data = new FormData(form);
  return (name) => String(data.get(name) ?? '');
}
