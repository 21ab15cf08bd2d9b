import { expect, test } from 'vitest';
import { openedFrom } from './opened-from.ts';

const here = { origin: 'https://buzima.example', pathname: '/rw/contacts' };

test.each([
  ['a page of this site', 'https://buzima.example/rw/tips/eye-care', '/rw/tips/eye-care'],
  ['a page with a choice in its address', 'https://buzima.example/workout?a=b#sex=male', '/workout'],
  ['the home page', 'https://buzima.example/', '/'],
  ['the address bar', '', '/rw/contacts'],
  ['another site', 'https://elsewhere.example/tips', '/rw/contacts'],
  ['a site whose name begins alike', 'https://buzima.example.evil.example/tips', '/rw/contacts'],
  ['this site on another port', 'https://buzima.example:8443/tips', '/rw/contacts'],
  ['this site without https', 'http://buzima.example/tips', '/rw/contacts'],
  ['an address with a user', 'https://buzima.example@evil.example/tips', '/rw/contacts'],
  ['a path that reads as another site', 'https://buzima.example//evil.example/tips', '/rw/contacts'],
  ['a path of no end', `https://buzima.example/${'a'.repeat(200)}`, '/rw/contacts'],
  ['no address at all', 'nonsense', '/rw/contacts'],
  ['a script', 'javascript:alert(1)', '/rw/contacts'],
])('from %s the form names the right page', (_, referrer, expected) => {
  expect(openedFrom(referrer, here)).toBe(expected);
});
