import { expect, test } from 'vitest';
import { checkPlaceholderForm, checkPlaceholdersExplained, checkSamePlaceholders } from './placeholders.ts';
import { sampleText, sampleTexts } from './sample-texts.testing.ts';
import { pairTexts } from './text-set.ts';

const pair = (original: string, translation: string) =>
  pairTexts(sampleTexts('en', { range: original }), sampleTexts('fr', { range: translation }));

test('the order of placeholders is free', () => {
  expect(checkSamePlaceholders(pair('{{low}} to {{high}}', '{{high}} au plus, {{low}} au moins'))).toEqual(
    [],
  );
});

test.each([
  ['{{low}} à {{hight}}', '{{hight}}, {{low}}'],
  ['{{low}} et plus', '{{low}}'],
  ['rien', 'none'],
])('the translation “%s” has other placeholders', (translation, found) => {
  const [problem] = checkSamePlaceholders(pair('{{low}} to {{high}}', translation));
  expect(problem?.message).toBe(
    `English has these placeholders: {{high}}, {{low}}; this text has: ${found}.`,
  );
});

test.each(['{value} kg', '{{ value }} kg', '{{value} kg', 'value}}'])(
  'the brace in “%s” is reported',
  (text) => {
    expect(checkPlaceholderForm([sampleText(text)])).toHaveLength(1);
  },
);

test('a well-formed placeholder is no problem', () => {
  expect(checkPlaceholderForm([sampleText('{{value}} kg')])).toEqual([]);
});

test('a description that leaves a placeholder out is reported', () => {
  const problems = checkPlaceholdersExplained(pair('{{low}} to {{high}}', 'A range from {{low}} on.'));
  expect(problems.map(({ message }) => message)).toEqual(['Say what {{high}} holds.']);
});

test('a description that names each placeholder is no problem', () => {
  expect(checkPlaceholdersExplained(pair('{{low}} kg', '{{low}} is a number.'))).toEqual([]);
});
