import { expect, test } from 'vitest';
import { countPresses } from './presses.ts';

test.each([
  ['three presses at once', [0, 300, 700], true],
  ['two presses', [0, 300], false],
  ['three presses, the first long ago', [0, 5000, 5300], false],
  ['slow presses all along', [0, 1500, 3000, 4500], false],
])('%s', (_, times, leaves) => {
  const pressed = countPresses();
  expect(times.map(pressed).at(-1)).toBe(leaves);
});
