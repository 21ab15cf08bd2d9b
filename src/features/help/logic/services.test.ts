import { expect, test } from 'vitest';
import { isAgainstViolence, lacking, serviceOrder, services } from './services.ts';

test('an ambulance comes before someone to talk to, and the police last', () => {
  const places = (['ambulance', 'support', 'child', 'violence', 'police'] as const).map(serviceOrder);
  expect(places).toEqual([0, 1, 2, 3, 4]);
});

test.each([
  [['child'], 'both'],
  [['health', 'womenViolence'], 'ambulance'],
  [['emergency', 'child'], undefined],
  [['police', 'violence'], 'both'],
] as const)('%j lacks %s', (offered, missing) => {
  expect(lacking(offered)).toBe(missing);
});

test('the lines against violence are those that say so', () => {
  expect(services.filter(isAgainstViolence)).toEqual(services.filter((service) => /violence/i.test(service)));
});
