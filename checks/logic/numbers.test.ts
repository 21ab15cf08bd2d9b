import { expect, test } from 'vitest';
import { checkSameNumbers, numbersIn } from './numbers.ts';
import { noAllowances, sampleTexts } from './sample-texts.testing.ts';

test.each([
  ['en', '1,648.75 × 1.2 = 1,979 kcal', [1.2, 1648.75, 1979]],
  ['fr', '1\u202f648,75 × 1,2 = 1\u00a0979 kcal', [1.2, 1648.75, 1979]],
  ['rw', '1.648,75 × 1,2 = 1.979 kcal', [1.2, 1648.75, 1979]],
  ['sw', '1,648.75 × 1.2 = kcal 1,979', [1.2, 1648.75, 1979]],
  ['en', 'by 1.2, 1.375, or 1.9', [1.2, 1.375, 1.9]],
  ['rw', '1,2; 1,375 cyangwa 1,9', [1.2, 1.375, 1.9]],
  ['en', '{{value2}} of 300–500', [300, 500]],
  ['fr', '2 bols de 170 g', [2, 170]],
] as const)('%s reads the numbers of “%s”', (language, text, numbers) => {
  expect(numbersIn(text, language)).toEqual(numbers);
});

const english = sampleTexts('en', { a: 'Under 1,200 kcal or 2.5 kg', b: 'twelve guides' });

test('the same numbers in the notation of each language are no problem', () => {
  const translations = [
    sampleTexts('fr', { a: 'Moins de 2,5 kg ou de 1\u202f200 kcal', b: 'douze guides' }),
    sampleTexts('rw', { a: 'Munsi ya 1.200 kcal cyangwa 2,5 kg', b: 'inyandiko cumi n’ebyiri' }),
  ];
  expect(checkSameNumbers(english, translations, noAllowances)).toEqual([]);
});

test.each([
  ['a wrong digit', 'Chini ya kcal 1,300 au kilo 2.5'],
  ['the decimal comma of another language', 'Chini ya kcal 1,200 au kilo 2,5'],
  ['a missing number', 'Chini ya kcal 1,200'],
])('%s is reported', (_fault, text) => {
  const swahili = sampleTexts('sw', { a: text });
  expect(checkSameNumbers(english, [swahili], noAllowances).map(({ key }) => key)).toEqual(['a']);
});

test('digits for a number in words need a row with the reason', () => {
  const swahili = sampleTexts('sw', { b: 'miongozo 12' });
  const row = { key: 'b', languages: ['sw' as const], reason: 'English says twelve.' };
  expect(checkSameNumbers(english, [swahili], noAllowances)).toHaveLength(1);
  expect(checkSameNumbers(english, [swahili], { file: 'allowed.yaml', rows: [row] })).toEqual([]);
});
