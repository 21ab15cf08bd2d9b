import { expect, test } from 'vitest';
import { wholeNumbers } from './whole-numbers.ts';

test('places become whole and lose the signs that they do not need; what turns or sizes a part stays as it is', () => {
  expect(wholeNumbers('<g transform="scale(2.2)"><path d="M1.4 2.6 L-3.5 .4 Z" fill="#fff"/></g>')).toBe(
    '<g transform="scale(2.2)"><path d="M1 3L-3 0Z" fill="#fff"/></g>',
  );
  expect(wholeNumbers('<ellipse cx="1.6" ry="-.4" stroke-width="1.5"/>')).toBe(
    '<ellipse cx="2" ry="0" stroke-width="1.5"/>',
  );
});
