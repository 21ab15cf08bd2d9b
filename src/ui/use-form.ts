import { type ChangeEvent, type SubmitEvent, useEffect, useReducer, useRef } from 'react';
import type { Draft } from '#src/device/draft.ts';
import {
  type Checks,
  type FormValues,
  fieldsOf,
  findProblems,
  formReducer,
  isFree,
  type Outcome,
  untouched,
} from './form-state.ts';

interface FormSteps<Field extends string, Problem extends string, Trouble> {
  checks: Checks<Field, Problem>;
  /** Sends what has passed the checks. Never rejects: a failure is an outcome as well. */
  send: (
    values: FormValues,
    form: HTMLFormElement,
  ) => Outcome<Problem, Trouble> | Promise<Outcome<Problem, Trouble>>;
  /** What is wrong with a field, in words that say what to do. */
  problemText: (field: Field, problem: Problem) => string;
  /** What is wrong with the form as a whole, in words that say what to do. */
  troubleText: (trouble: Trouble) => string;
  /** Where what is typed outlives a reload and a failure; passwords never go there. The same object at each rendering. */
  draft?: Draft | undefined;
}

/**
 * The life of a form: its draft, its checks, sending it, and what was wrong with it. What is typed always stays.
 *
 * Spread `attributes` over the form element; show an `ErrorSummary` with the key `tries` and the properties `summary`
 * where that is not null; give each field its `errorOf`.
 */
export function useForm<Field extends string, Problem extends string, Trouble>(
  steps: FormSteps<Field, Problem, Trouble>,
) {
  const { checks, send, problemText, troubleText, draft } = steps;
  const form = useRef<HTMLFormElement>(null);
  const [state, dispatch] = useReducer(formReducer<Problem, Trouble>, untouched);

  useEffect(() => {
    if (draft && form.current) {
      fillIn(form.current, draft.read());
    }
  }, [draft]);

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (state.busy) {
      return;
    }
    const sent = event.currentTarget;
    const values = readValues(sent);
    const problems = findProblems(checks, values);
    if (!isFree(problems)) {
      dispatch({ kind: 'stopped', problems });
      return;
    }
    dispatch({ kind: 'sending' });
    dispatch({ kind: 'answered', outcome: await send(values, sent), fields: fieldsOf(checks) });
  };

  const keepDraft = () => {
    if (draft && form.current) {
      draft.keep(typedValues(form.current, fieldsOf(checks)));
    }
  };

  const onChosen = (values: FormValues) => {
    const all = form.current ? { ...readValues(form.current), ...values } : values;
    for (const field of fieldsOf(checks)) {
      const value = values[field];
      if (value !== undefined) {
        dispatch({ kind: 'chosen', field, problem: checks[field](value, all) });
      }
    }
  };

  // A choice is made at once; a text is under way until it is sent, and its message would come and go at each letter.
  const follow = ({ target }: ChangeEvent<HTMLFormElement>) => {
    if ((target as Element) instanceof HTMLSelectElement) {
      onChosen({ [target.name]: target.value });
    }
  };

  const errorOf = (field: Field): string | undefined => {
    const problem = state.problems[field];
    return problem && problemText(field, problem);
  };

  const items = fieldsOf(checks).flatMap((name) => {
    const problem = state.found[name];
    return problem ? [{ name, text: problemText(name, problem) }] : [];
  });
  const message = state.trouble === null ? undefined : troubleText(state.trouble);
  const focusField = (name: string) => focusControl(form.current, name);

  return {
    attributes: { ref: form, noValidate: true, onSubmit: submit, onInput: keepDraft, onChange: follow },
    busy: state.busy,
    tries: state.tries,
    errorOf,
    summary: items.length > 0 || message ? { items, message, onSelect: focusField } : null,
    focusField,
    /** For choices that the page makes itself, which no event tells: what was wrong with them may be right now. */
    onChosen,
  };
}

function readValues(form: HTMLFormElement): FormValues {
  return Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

function controlOf(form: HTMLFormElement, name: string): Control | null {
  const control = form.elements.namedItem(name);
  return control instanceof HTMLInputElement ||
    control instanceof HTMLSelectElement ||
    control instanceof HTMLTextAreaElement
    ? control
    : null;
}

/** What is typed and chosen in some fields, without passwords, even one that is shown at the moment. */
function typedValues(form: HTMLFormElement, fields: readonly string[]): FormValues {
  const controls = fields.map((name) => controlOf(form, name)).filter((control) => control !== null);
  const open = controls.filter(({ autocomplete }) => !autocomplete.endsWith('password'));
  return Object.fromEntries(open.map(({ name, value }) => [name, value]));
}

/** Puts kept texts into the fields that are still empty. A list of choices belongs to whoever renders it. */
function fillIn(form: HTMLFormElement, values: FormValues): void {
  for (const [name, value] of Object.entries(values)) {
    const control = controlOf(form, name);
    if (control?.value === '' && !(control instanceof HTMLSelectElement)) {
      control.value = value;
    }
  }
}

/** Focuses a field with its label in view, for a label says more than an empty box. */
function focusControl(form: HTMLFormElement | null, name: string): void {
  const control = form && controlOf(form, name);
  control?.labels?.[0]?.scrollIntoView();
  control?.focus({ preventScroll: true });
}
