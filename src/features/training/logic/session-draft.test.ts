import { expect, test } from 'vitest';
import { readSessionDraft } from './session-draft.ts';

test('a draft comes back as it was, also one without a name and without an exercise', () => {
  const draft = {
    id: 'one',
    session: {
      name: '',
      blocks: [{ part: 'main', rounds: 2, items: [{ exercise: 'squat', seconds: 30, rest: 0 }] }],
    },
  };
  expect(readSessionDraft(JSON.stringify(draft))).toEqual(draft);
  expect(readSessionDraft(JSON.stringify({ session: { name: '', blocks: [] } }))?.session.blocks).toEqual([]);
});

test.each([null, '', 'nonsense', '{}', '7', '{"session":{"name":7,"blocks":[]}}'])(
  '%s is no draft',
  (text) => {
    expect(readSessionDraft(text)).toBeUndefined();
  },
);
