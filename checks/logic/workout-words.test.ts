import { expect, test } from 'vitest';
import { checkWorkoutWords, type WorkoutTexts } from './workout-words.ts';

const session = { id: 'four-moves', minutes: 30, blocks: [] };
const week = { columns: ['workout', 'benefits'] as ('workout' | 'benefits')[], minutes: [], sessions: [] };
const whole = {
  file: 'fr.yaml',
  facts: { sessions: [session], week },
  words: {
    sessions: { 'four-moves': { heading: 'Quatre' } },
    week: [{ workout: 'Marche', benefits: 'Le souffle' }],
  },
} satisfies WorkoutTexts;
const keysOf = (texts: WorkoutTexts) => checkWorkoutWords([texts]).map(({ key }) => key);

test('words for exactly the sessions, the week and the video of the facts are no problem', () => {
  expect(keysOf(whole)).toEqual([]);
});

test.each<[string, WorkoutTexts, string]>([
  ['a session of another name', { ...whole, words: { ...whole.words, sessions: {} } }, 'sessions'],
  ['a week without words', { ...whole, words: { sessions: whole.words.sessions } }, 'week'],
  [
    'words for a video that is not there',
    { ...whole, words: { ...whole.words, video: { title: 'a', text: 'b' } } },
    'video',
  ],
  [
    'a day without the benefits of its column',
    { ...whole, words: { ...whole.words, week: [{ workout: 'Marche' }] } },
    'week.0.benefits',
  ],
  [
    'benefits without a column',
    { ...whole, facts: { ...whole.facts, week: { columns: ['workout'], minutes: [], sessions: [] } } },
    'week.0.benefits',
  ],
])('%s is reported', (_fault, texts, key) => {
  expect(keysOf(texts)).toEqual([key]);
});
