import { expect, test } from 'vitest';
import { checkDescriptions } from './descriptions.ts';
import { sampleText } from './sample-texts.testing.ts';

test('one sentence is a description', () => {
  expect(checkDescriptions([sampleText('Button of the dialog; {{name}} is 2.5, or “Done…”.')])).toEqual([]);
});

test.each([
  'no capital.',
  'No full stop',
  'First sentence. Second sentence.',
  'An ellipsis for an end..',
  `${'Long '.repeat(60)}.`,
])('“%s” is no description', (text) => {
  expect(checkDescriptions([sampleText(text)])).toHaveLength(1);
});
