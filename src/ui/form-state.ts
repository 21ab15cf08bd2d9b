/** The texts and choices of a form by field name. */
export type FormValues = Readonly<Record<string, string>>;

/** What is wrong with the fields of a form, as codes. */
export type Problems<Problem extends string> = Readonly<Record<string, Problem>>;

/** What a form checks before it is sent, in the order of its fields. */
export type Checks<Field extends string, Problem extends string> = Readonly<
  Record<Field, (value: string, values: FormValues) => Problem | undefined>
>;

/** What became of sending a form. */
export type Outcome<Problem extends string, Trouble> =
  | { kind: 'done' }
  | {
      kind: 'refused';
      /** What is wrong with the form as a whole; shown where no field that the form has is to blame. */
      trouble: Trouble;
      /** The server's judgement of single fields. */
      problems?: Problems<Problem>;
    };

export interface FormState<Problem extends string, Trouble> {
  busy: boolean;
  /** What is wrong with the fields now. */
  problems: Problems<Problem>;
  /** What the last try found. It stays as it is while fields are put right, so that nothing moves under a finger. */
  found: Problems<Problem>;
  trouble: Trouble | null;
  /** Counts the tries, so that the summary of each appears, and is read out, anew. */
  tries: number;
}

export type FormEvent<Problem extends string, Trouble> =
  | { kind: 'stopped'; problems: Problems<Problem> }
  | { kind: 'sending' }
  | { kind: 'answered'; outcome: Outcome<Problem, Trouble>; fields: readonly string[] }
  | { kind: 'chosen'; field: string; problem: Problem | undefined };

/** A form that nobody has tried to send. */
export const untouched = { busy: false, problems: {}, found: {}, trouble: null, tries: 0 } as const;

/** What is wrong with the values of a form, in the order of its fields. */
export function findProblems<Field extends string, Problem extends string>(
  checks: Checks<Field, Problem>,
  values: FormValues,
): Problems<Problem> {
  const problems: Record<string, Problem> = {};
  for (const field of fieldsOf(checks)) {
    const problem = checks[field](values[field] ?? '', values);
    if (problem !== undefined) {
      problems[field] = problem;
    }
  }
  return problems;
}

/** The fields that a form checks, in their order. */
export function fieldsOf<Field extends string>(checks: Readonly<Record<Field, unknown>>): Field[] {
  return Object.keys(checks) as Field[];
}

/** Whether nothing is wrong. */
export function isFree(problems: Problems<string>): boolean {
  return Object.keys(problems).length === 0;
}

/** The form after something has happened to it. */
export function formReducer<Problem extends string, Trouble>(
  state: FormState<Problem, Trouble>,
  event: FormEvent<Problem, Trouble>,
): FormState<Problem, Trouble> {
  switch (event.kind) {
    case 'stopped':
      return { ...untouched, problems: event.problems, found: event.problems, tries: state.tries + 1 };
    case 'sending':
      return { ...untouched, busy: true, tries: state.tries + 1 };
    case 'answered':
      return { ...untouched, ...judged(event.outcome, event.fields), tries: state.tries };
    case 'chosen': {
      const { [event.field]: _, ...problems } = state.problems;
      const isKnown = Object.hasOwn(state.problems, event.field);
      return isKnown && event.problem === undefined ? { ...state, problems } : state;
    }
  }
}

function judged<Problem extends string, Trouble>(
  outcome: Outcome<Problem, Trouble>,
  fields: readonly string[],
): Partial<FormState<Problem, Trouble>> {
  if (outcome.kind === 'done') {
    return {};
  }
  const problems: Record<string, Problem> = {};
  for (const field of fields) {
    const problem = outcome.problems?.[field];
    if (problem !== undefined) {
      problems[field] = problem;
    }
  }
  return isFree(problems) ? { trouble: outcome.trouble } : { problems, found: problems };
}
