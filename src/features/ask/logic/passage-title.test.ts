import { expect, test } from 'vitest';
import { joinByColon, passageTitle } from './passage-title.ts';

test.each([
  ['en', 'Eye care: Rest your eyes'],
  ['fr', 'Eye care\u00A0: Rest your eyes'],
  ['rw', 'Eye care: Rest your eyes'],
  ['sw', 'Eye care: Rest your eyes'],
] as const)('page and heading are joined as %s writes it', (language, title) => {
  expect(passageTitle('Eye care', 'Rest your eyes', language)).toBe(title);
});

test('the lead of a page is called as the page', () => {
  expect(passageTitle('Soins des yeux', '', 'fr')).toBe('Soins des yeux');
});

test('a term that ends in a sign gets no second one', () => {
  expect(joinByColon('Est-ce grave\u00A0?', 'Rarement.', 'fr')).toBe('Est-ce grave\u00A0? Rarement.');
});
