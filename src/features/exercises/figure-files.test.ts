import { expect, test } from 'vitest';
import { movementSchema } from '#src/figures/movements/movement-schema.ts';
import { figureOf } from './figure-files.ts';

const parsed = () => movementSchema.parse({ cycle: 'hold', keys: [{ from: 'stand', seconds: 2 }] });

test('the drawings of an exercise are made once, and the same ones answer on every page', () => {
  const facts = parsed();
  expect(figureOf(facts, 'stand', 'woman')).toBe(figureOf(facts, 'stand', 'woman'));
});

test('a woman and a man, and two exercises, have files of their own', () => {
  const movement = parsed();
  const files = [
    figureOf(movement, 'stand', 'woman'),
    figureOf(movement, 'stand', 'man'),
    figureOf(movement, 'wait', 'man'),
  ].flatMap(({ moving, still }) => [moving.file, still.file]);
  expect(new Set(files).size).toBe(files.length);
});
