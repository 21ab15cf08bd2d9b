import { expect, test } from 'vitest';
import { linkLabel } from './route-labels.ts';

test.each([
  ['/calculators', 'Calculators'],
  ['/bmi-calculator', 'BMI'],
  ['/tips/mental-care', 'Mental health'],
] as const)('a link to %s is called %s', (path, label) => {
  expect(linkLabel({ path, heading: undefined }, 'en')).toBe(label);
});

test('a page with a heading is called by it', () => {
  expect(linkLabel({ path: '/bmi-calculator', heading: 'Your weight' }, 'en')).toBe('Your weight');
});

test('a page that nothing names stops the build', () => {
  expect(() => linkLabel({ path: '/contacts', heading: undefined }, 'fr')).toThrow('"/contacts"');
});
