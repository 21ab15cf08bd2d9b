import { expect, test } from 'vitest';
import { languageCodes } from '#src/words/languages.ts';
import { addressIn, languageToOffer, opensIn } from './language-choice.ts';

test.each([
  [['fr-CD', 'en'], 'en', 'fr'],
  [['de-DE', 'sw'], 'en', 'sw'],
  [['RW-rw'], 'fr', 'rw'],
  [['en-GB', 'fr'], 'en', undefined],
  [['de', 'it'], 'en', undefined],
  [[], 'en', undefined],
])('a browser that prefers %s and reads a page in %s is offered %s', (preferred, own, offered) => {
  expect(languageToOffer(preferred, own, languageCodes)).toBe(offered);
});

test('a tag that only begins like a language of the site is another language', () => {
  expect(languageToOffer(['frr', 'swg-DE'], 'en', languageCodes)).toBeUndefined();
});

test.each([
  ['fr', 'en', true],
  ['en', 'en', false],
  ['fr', 'sw', false],
  ['en', 'fr', false],
  ['xx', 'en', false],
])('with %s chosen, a page in %s opens in the chosen language: %s', (chosen, own, moves) => {
  expect(opensIn(chosen, own, languageCodes)).toBe(moves);
});

test.each([
  [{ pathname: '/', search: '', hash: '' }, '/rw'],
  [{ pathname: '/', search: '?a=b', hash: '#c' }, '/rw?a=b#c'],
  [{ pathname: '/tips/eye-care', search: '', hash: '#rest' }, '/rw/tips/eye-care#rest'],
])('the address %j leads on to %s', (address, target) => {
  expect(addressIn('rw', address)).toBe(target);
});
