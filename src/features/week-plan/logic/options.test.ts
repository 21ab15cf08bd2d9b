import { expect, test } from 'vitest';
import { allPreferences, emptyChoice, optionsFor, planOf, withSex } from './options.ts';

const man = { sex: 'male', bodyType: 'rectangle', bodyPreference: 'vShape' };

test('each sex is offered its own five body types and five preferences', () => {
  expect(optionsFor('male')).toEqual({
    bodyTypes: ['ectomorph', 'mesomorph', 'endomorph', 'rectangle', 'invertedTriangle'],
    bodyPreferences: [
      'athleticMesomorph',
      'leanEctomorph',
      'vShape',
      'mesomorphEndomorph',
      'shreddedPhysique',
    ],
  });
  expect(optionsFor('female')).toEqual({
    bodyTypes: ['hourglass', 'pear', 'apple', 'rectangle', 'spoon'],
    bodyPreferences: ['tonedHourglass', 'slimAthletic', 'curvyPear', 'fitHourglass', 'fitLeanApple'],
  });
});

test.each(['', 'other', 'constructor'])('no option is offered for the sex "%s"', (sex) => {
  expect(optionsFor(sex)).toEqual({ bodyTypes: [], bodyPreferences: [] });
});

test('a body type that both sexes have stays when the sex changes, a preference that does not fit is cleared', () => {
  expect(withSex(man, 'female')).toEqual({ sex: 'female', bodyType: 'rectangle', bodyPreference: '' });
});

test('a body type that the new sex does not have is cleared', () => {
  expect(withSex({ ...man, bodyType: 'mesomorph' }, 'female').bodyType).toBe('');
});

test('what still fits stays', () => {
  expect(withSex(man, 'male')).toEqual(man);
});

test('without a sex nothing stays', () => {
  expect(withSex(man, '')).toEqual(emptyChoice);
});

test.each(allPreferences)('%s leads to a plan whatever the body type', (bodyPreference) => {
  expect(planOf({ sex: '', bodyType: '', bodyPreference })).toBe(bodyPreference);
  expect(planOf({ sex: '', bodyType: 'unheard of', bodyPreference })).toBe(bodyPreference);
});

test.each([
  ['of nobody', { ...man, bodyPreference: 'superhero' }],
  ['named like a property of objects', { ...man, bodyPreference: 'toString' }],
  ['of the other sex', { ...man, sex: 'female' }],
  ['with an unknown sex', { ...man, sex: 'robot' }],
  ['left empty', { ...man, bodyPreference: '' }],
])('a preference %s leads to no plan', (_, choice) => {
  expect(planOf(choice)).toBeNull();
});
