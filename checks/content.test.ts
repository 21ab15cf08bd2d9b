import { expect, test } from 'vitest';
import { checkContent } from './command.ts';

test('the content has no error', () => {
  const { lines, failed } = checkContent([]);
  expect(failed, lines.join('\n')).toBe(false);
});
