import { expect, test } from 'vitest';
import { type Checks, type FormState, findProblems, formReducer, untouched } from './form-state.ts';

type Field = 'name' | 'password' | 'again';
type Problem = 'required' | 'mismatch' | 'tooCommon';
type State = FormState<Problem, 'offline'>;

const filledIn = (value: string) => (value === '' ? 'required' : undefined);
const checks: Checks<Field, Problem> = {
  name: filledIn,
  password: filledIn,
  again: (value, { password }) => (value === password ? undefined : 'mismatch'),
};
const fields: Field[] = ['name', 'password', 'again'];
const start: State = untouched;
const stopped = formReducer(start, { kind: 'stopped', problems: { name: 'required', again: 'mismatch' } });

test('problems are found in the order of the form, and a check sees the other values', () => {
  const problems = findProblems(checks, { again: 'x', password: 'y' });
  expect(Object.entries(problems)).toEqual([
    ['name', 'required'],
    ['again', 'mismatch'],
  ]);
});

test('a form in which all is right has no problems', () => {
  expect(findProblems(checks, { name: 'Amina', password: 'x', again: 'x' })).toEqual({});
});

test('a field that a form does not send counts as empty', () => {
  expect(findProblems(checks, {})).toEqual({ name: 'required', password: 'required', again: 'mismatch' });
});

test('a form that is stopped is not busy and shows what was found', () => {
  const problems = { name: 'required', again: 'mismatch' };
  expect(stopped).toEqual({ busy: false, problems, found: problems, trouble: null, tries: 1 });
});

test('every try has a number of its own, whatever comes of it', () => {
  const second = formReducer(stopped, { kind: 'stopped', problems: { name: 'required' } });
  const third = formReducer(second, { kind: 'sending' });
  expect([stopped.tries, second.tries, third.tries]).toEqual([1, 2, 3]);
});

test('while a form is sent it is busy and nothing is wrong with it', () => {
  expect(formReducer(stopped, { kind: 'sending' })).toEqual({
    busy: true,
    problems: {},
    found: {},
    trouble: null,
    tries: 2,
  });
});

const sending = formReducer(start, { kind: 'sending' });

test('a form that has arrived is free again', () => {
  expect(formReducer(sending, { kind: 'answered', outcome: { kind: 'done' }, fields })).toEqual({
    ...start,
    tries: 1,
  });
});

test('what the server says of fields is shown at them, and not as trouble', () => {
  const answered = formReducer(sending, {
    kind: 'answered',
    outcome: { kind: 'refused', trouble: 'offline', problems: { password: 'tooCommon' } },
    fields,
  });
  expect(answered).toEqual({
    busy: false,
    problems: { password: 'tooCommon' },
    found: { password: 'tooCommon' },
    trouble: null,
    tries: 1,
  });
});

test.each([
  ['no field', undefined],
  ['a field that the form does not have', { token: 'required' as const }],
])('a refusal that names %s is trouble of the whole form', (_, problems) => {
  const outcome = { kind: 'refused' as const, trouble: 'offline' as const, ...(problems && { problems }) };
  const answered = formReducer(sending, { kind: 'answered', outcome, fields });
  expect(answered).toEqual({ ...start, trouble: 'offline', tries: 1 });
});

test('a choice that is put right loses its message, and the summary stays as it was', () => {
  const chosen = formReducer(stopped, { kind: 'chosen', field: 'name', problem: undefined });
  expect(chosen.problems).toEqual({ again: 'mismatch' });
  expect(chosen.found).toEqual({ name: 'required', again: 'mismatch' });
  expect(chosen.tries).toBe(stopped.tries);
});

test('a choice that is still wrong keeps its message', () => {
  expect(formReducer(stopped, { kind: 'chosen', field: 'name', problem: 'required' })).toEqual(stopped);
});

test('a choice gets no message before the form is tried', () => {
  expect(formReducer(start, { kind: 'chosen', field: 'name', problem: 'required' })).toEqual(start);
});
