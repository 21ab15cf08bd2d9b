import { expect, test } from 'vitest';
import { defineDrawing } from './define-drawing.ts';

const drawing = defineDrawing(['see', 'hear'], ({ see, hear }) => `${see} and ${hear}`);

test('a drawing shows the texts that it names', () => {
  expect(drawing.draw('senses', { see: 'See', hear: 'Hear' })).toBe('See and Hear');
});

test('a drawing that lacks a text throws an error that names the picture and the label', () => {
  expect(() => drawing.draw('senses', { see: 'See' })).toThrow('The picture "senses" has no label "hear".');
});
