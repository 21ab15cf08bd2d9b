import { expect, test } from 'vitest';
import { checkFilled } from './filled.ts';
import { sampleText } from './sample-texts.testing.ts';

test.each([
  ['', 'The text is empty.'],
  [' \u00a0', 'The text is empty.'],
  ['Close ', 'Remove the space before or after the text.'],
  ['\u00a0Close', 'Remove the space before or after the text.'],
])('the text “%s” is reported', (text, message) => {
  expect(checkFilled([sampleText(text)]).map((problem) => problem.message)).toEqual([message]);
});

test('a text with spaces only between its words is no problem', () => {
  expect(checkFilled([sampleText('Close the menu')])).toEqual([]);
});
