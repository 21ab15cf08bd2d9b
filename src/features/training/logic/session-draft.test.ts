import { expect, test } from 'vitest';
import { readSessionDraft } from './session-draft.ts';

const item = { exercise: 'squat', repetitions: 10 };
const session = { name: 'Legs', blocks: [{ part: 'main', rounds: 3, items: [item] }] };

test('a draft is read as it was written', () => {
  expect(readSessionDraft(JSON.stringify({ session }))).toEqual({ session });
  expect(readSessionDraft(JSON.stringify({ id: 'a', session }))).toEqual({ id: 'a', session });
  const empty = { session: { name: '', blocks: [] } };
  expect(readSessionDraft(JSON.stringify(empty))).toEqual(empty);
});

test.each([
  [null],
  ['{'],
  ['null'],
  ['[]'],
  [JSON.stringify({ session: { name: 'Legs' } })],
  [JSON.stringify({ id: 1, session })],
  [JSON.stringify({ session: { ...session, blocks: [{ part: 'main', items: [] }] } })],
  [JSON.stringify({ session: { ...session, blocks: [{ part: 'main', rounds: 1, items: [null] }] } })],
])('%s is no draft', (text) => {
  expect(readSessionDraft(text)).toBeUndefined();
});
