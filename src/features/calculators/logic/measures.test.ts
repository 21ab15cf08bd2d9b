import { expect, test } from 'vitest';
import { heightInCentimetres, weightInKilograms } from './measures.ts';

/** A form in which every field is filled in, so that only the units decide which ones are read. */
function formIn(units: string) {
  const texts = new Map([
    ['units', units],
    ['weight', '70,5'],
    ['pounds', '150'],
    ['height', '180'],
    ['feet', '5'],
    ['inches', '9'],
  ]);
  return (name: string) => texts.get(name) ?? '';
}

test('a form in imperial units is read in pounds, feet and inches', () => {
  expect(weightInKilograms(formIn('imperial'))).toBe('68.0388555');
  expect(heightInCentimetres(formIn('imperial'))).toBe('175.26');
});

test.each(['metric', ''])(
  'a form in the units %j is read in kilograms and centimetres, as typed',
  (units) => {
    expect(weightInKilograms(formIn(units))).toBe('70,5');
    expect(heightInCentimetres(formIn(units))).toBe('180');
  },
);

test('an imperial form without numbers reads as no weight and no height', () => {
  const field = (name: string) => (name === 'units' ? 'imperial' : '');
  expect(weightInKilograms(field)).toBe('');
  expect(heightInCentimetres(field)).toBe('');
});

test.each([
  ['5.7', '', ''],
  ['5,7', ' ', ''],
  ['5.5', '0', '167.64'],
  ['5', '', '152.4'],
])('%j feet and %j inches are read as %j centimetres', (feet, inches, centimetres) => {
  const texts = new Map([
    ['units', 'imperial'],
    ['feet', feet],
    ['inches', inches],
  ]);
  expect(heightInCentimetres((name) => texts.get(name) ?? '')).toBe(centimetres);
});
