import fc from 'fast-check';
import { expect, test } from 'vitest';
import { askLimits } from '#src/features/ask/contract.ts';
import { type Entry, entryLimits } from '#src/features/entries/contract.ts';
import { idOf } from '#src/features/entries/logic/entries.testing.ts';
import { addressOf, isKeptAnswer, type KeptAnswer, keptAnswersOf } from './kept-answers.ts';
import { keptLimits } from './kept-limits.ts';
import { keptAnswerSchema } from './kept-schema.ts';

const answer: KeptAnswer = {
  question: 'How do I rest my eyes?',
  language: 'en',
  at: '2026-11-23T14:20:00.000Z',
  model: 'umunyabwenge-7b',
  lines: [{ text: 'Look up from the screen.', cites: [0] }],
  passages: [{ page: '/tips/eye-care', section: 'screen-breaks', title: 'Eyes: Give your eyes a rest' }],
};
const entry = (index: number, content: Entry['content'], kind: Entry['kind'] = 'answer'): Entry => ({
  ...{ id: idOf(index), kind, changed: index, content },
});

const anyJson = fc.jsonValue({ maxDepth: 2 });
const anyText = fc.oneof(fc.constantFrom('', 'x', 'x'.repeat(301), 'x'.repeat(4001)), anyJson);
const anyMoment = fc.oneof(
  fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
  fc.constantFrom('2026-11-23', '2026-02-30T10:00:00.000Z', '2026-11-23T14:20:00Z', 'yesterday'),
  anyJson,
);
const anyLine = fc.record(
  { text: anyText, cites: fc.oneof(fc.array(fc.oneof(fc.nat(9), fc.constantFrom(-1, 1.5))), anyJson) },
  { requiredKeys: [] },
);
const anyPassage = fc.record(
  {
    page: fc.oneof(
      fc.constantFrom('/tips/eye-care', '/fr', '//else.example', 'javascript:alert(1)', '/a/../b', '/'),
      anyJson,
    ),
    section: fc.oneof(fc.constantFrom('', 'sun', '"><script>', 'x'.repeat(101)), anyJson),
    title: anyText,
  },
  { requiredKeys: [] },
);
/** Nearly right: each part may be missing or anything else. */
const almostAnswer = fc
  .record(
    {
      question: anyText,
      language: fc.constantFrom('rw', 'de', 'toString'),
      at: anyMoment,
      model: anyText,
      lines: fc.oneof(fc.array(anyLine, { maxLength: 2 }), anyJson),
      passages: fc.oneof(fc.array(anyPassage, { maxLength: 7 }), anyJson),
    },
    { requiredKeys: [] },
  )
  .map((changes) => ({ ...answer, ...changes }));

test('what is shown as an answer is what the schema calls one', () => {
  expect(isKeptAnswer(answer)).toBe(true);
  fc.assert(
    fc.property(fc.oneof(almostAnswer, anyJson), (value) => {
      expect(isKeptAnswer(value)).toBe(keptAnswerSchema.safeParse(value).success);
    }),
    { numRuns: 2_000 },
  );
});

test.each<[string, object]>([
  ['leads to another site', { passages: [{ ...answer.passages[0], page: '//else.example' }] }],
  ['runs a script', { passages: [{ ...answer.passages[0], page: 'javascript:alert(1)' }] }],
  ['says nothing', { lines: [] }],
  ['has no moment', { at: '2026-02-30T10:00:00.000Z' }],
  ['comes from the year 10000', { at: '+010000-01-01T00:00:00.000Z' }],
])('an answer of a file that %s is not shown', (_, changes) => {
  expect(keptAnswersOf([entry(1, { ...answer, ...changes })])).toEqual([]);
});

test('the answers are listed with the latest first, without other entries and what is deleted', () => {
  const later = { ...answer, at: '2026-11-24T06:00:00.000Z' };
  const { model: _, ...ofPages } = later;
  expect(
    keptAnswersOf([entry(1, answer), entry(3, ofPages), entry(2, null), entry(4, { name: 'x' }, 'menu')]),
  ).toEqual([
    { ...ofPages, id: idOf(3) },
    { ...answer, id: idOf(1) },
  ]);
});

test('an account takes the longest that the page shows, and the limits are those of the contract', () => {
  const { questionLength, passages } = askLimits;
  expect(keptLimits).toMatchObject({ questionLength, passages });
  // 6,000 characters of a model, each in a sentence of twelve, or four quotes of 650.
  const lines = Array.from({ length: 150 }, () => ({ text: 'x'.repeat(40), cites: [0, 1] }));
  const most = { ...answer, question: 'x'.repeat(500), lines };
  expect(isKeptAnswer(most)).toBe(true);
  expect(JSON.stringify(most).length).toBeLessThan(entryLimits.contentLength);
});

test('the lead of a page has the address of the page', () => {
  expect(addressOf({ page: '/fr/tips/eye-care', section: '' })).toBe('/fr/tips/eye-care');
});
