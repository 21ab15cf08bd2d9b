import { expect, test } from 'vitest';
import { mirrorTexts } from './mirror-texts.ts';

test('each word and number stands under an override of its own', () => {
  expect(mirrorTexts({ a: 'Lose 5 kg, slowly.' })).toEqual({
    a: '\u202ELose\u202C \u202E5\u202C \u202Ekg\u202C, \u202Eslowly\u202C.',
  });
});

test('placeholders stay as they are, so that they can still be filled', () => {
  expect(mirrorTexts({ a: '{{low}}–{{high}} kg' })).toEqual({ a: '{{low}}–{{high}} \u202Ekg\u202C' });
});

test('letters outside ASCII belong to their word', () => {
  expect(mirrorTexts({ a: 'œdème' })).toEqual({ a: '\u202Eœdème\u202C' });
});

test('groups keep their keys and their order', () => {
  const mirrored = mirrorTexts({ b: { y: 'one', x: '' }, a: '…' });
  expect(JSON.stringify(mirrored)).toBe('{"b":{"y":"\u202Eone\u202C","x":""},"a":"…"}');
});
