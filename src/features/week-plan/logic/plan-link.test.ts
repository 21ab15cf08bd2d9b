import fc from 'fast-check';
import { expect, test } from 'vitest';
import { planLink, readPlanLink } from './plan-link.ts';

test('a link names the three fields in the order of the form', () => {
  const link = planLink({ bodyPreference: 'curvyPear', sex: 'female', bodyType: 'pear' });
  expect(link).toBe('#sex=female&bodyType=pear&bodyPreference=curvyPear');
});

test('whatever was chosen comes back out of its link', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), fc.string(), (sex, bodyType, bodyPreference) => {
      const choice = { sex, bodyType, bodyPreference };
      expect(readPlanLink(planLink(choice))).toEqual(choice);
    }),
  );
});

test('a link with only a preference leaves the rest empty', () => {
  expect(readPlanLink('#bodyPreference=vShape')).toEqual({ sex: '', bodyType: '', bodyPreference: 'vShape' });
});

test.each(['', '#', '#content', '#sex=male&bodyType=mesomorph'])(
  'the fragment "%s" leads to no plan',
  (fragment) => {
    expect(readPlanLink(fragment)).toBeNull();
  },
);
