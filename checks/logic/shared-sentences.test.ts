import { expect, test } from 'vitest';
import { sampleTexts } from './sample-texts.testing.ts';
import { checkSharedSentences } from './shared-sentences.ts';

function problemsOf(texts: Record<string, string>) {
  return checkSharedSentences(sampleTexts('en', texts)).map(({ key, message }) => [key, message]);
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
