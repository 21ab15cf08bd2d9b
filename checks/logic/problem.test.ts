import { expect, test } from 'vitest';
import { describeProblem } from './problem.ts';

test('a problem is described on one line with file, key and what to do', () => {
  const problem = { file: 'fr/tips.json', key: 'tips:explore', message: 'The text is empty.' };
  expect(describeProblem(problem)).toBe('fr/tips.json › tips:explore: The text is empty.');
});
