import { expect, test } from 'vitest';
import { sampleTexts } from './sample-texts.testing.ts';
import { checkSharedSentences } from './shared-sentences.ts';

function problemsOf(texts: Record<string, string>, phrases?: ReadonlySet<string>) {
  return checkSharedSentences(sampleTexts('en', texts), phrases).map(({ key, message }) => [key, message]);
}

test('a sentence that stands inside texts of two pages is reported with both places', () => {
  const texts = {
    'plank.mistakes.0': 'Your hips hang down. Squeeze your buttocks together.',
    'bridge.mistakes.0': 'Your hips hang down. Push through your heels.',
  };
  expect(problemsOf(texts)).toEqual([
    [
      'bridge.mistakes.0',
      '“Your hips hang down.” stands at plank.mistakes.0 already: say it in words of its own.',
    ],
  ]);
});

test('a whole text that stands twice is reported once, however short it is', () => {
  expect(problemsOf({ 'plank.cue': 'Belly firm', 'bridge.cue': 'Belly firm' })).toHaveLength(1);
  expect(
    problemsOf({ 'a.breathing': 'Keep your breath calm.', 'b.breathing': 'Keep your breath calm.' }),
  ).toHaveLength(1);
});

test('capitals and the final mark do not make a sentence another one', () => {
  const texts = { 'a.cue': 'Hips down, belly very firm', 'b.steps.0': 'Hips down, Belly very firm.' };
  expect(problemsOf(texts)).toHaveLength(1);
});

test.each([
  ['three words', { 'a.x': 'Stop. Keep it low.', 'b.x': 'Wait. Keep it low.' }],
  ['one page', { 'a.x': 'Pull your belly in now.', 'a.y': 'Wait. Pull your belly in now.' }],
])('a sentence of %s may come again', (_why, texts) => {
  expect(problemsOf(texts)).toEqual([]);
});

test('a shared phrase may stand anywhere, alone or beside sentences of the page', () => {
  const phrases = new Set(['stop if you feel dizzy']);
  const warning = 'Stop if you feel dizzy.';
  const alone = { 'a.mistakes.0': warning, 'b.mistakes.0': warning };
  expect(problemsOf(alone)).toHaveLength(1);
  expect(problemsOf(alone, phrases)).toEqual([]);
  const beside = { 'a.x': `Keep your back long. ${warning}`, 'b.x': `Look straight ahead. ${warning}` };
  expect(problemsOf(beside)).toHaveLength(1);
  expect(problemsOf(beside, phrases)).toEqual([]);
});

test('a sentence of its own beside a shared phrase still stands once', () => {
  const phrases = new Set(['stop if you feel dizzy']);
  const text = 'Keep your back long and still. Stop if you feel dizzy.';
  expect(problemsOf({ 'a.x': text, 'b.x': text }, phrases).map(([key]) => key)).toEqual(['b.x', 'b.x']);
});
