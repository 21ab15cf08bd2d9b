import { expect, test } from 'vitest';
import { isFound, searchWords } from './search.ts';

const pushUp = searchWords(['Push-up', 'Pompe (push-up)', 'Pompage (push-up)', 'Push-up (pushapu)']);
const march = searchWords(['Marche talon-orteils', 'Élévation du genou']);

test('a thing is found under each word once, and a word with a hyphen in three ways', () => {
  expect(searchWords(['Push-up', 'Pompe (push-up)'])).toEqual(['push', 'up', 'pushup', 'pompe']);
});

test.each([
  ['', true],
  ['push', true],
  ['push up', true],
  ['Push-Up', true],
  ['pushup', true],
  ['pushups', true],
  ['POMPAGE', true],
  ['pompes', true],
  ['pomp push', true],
  ['pompe squat', false],
  ['pampage', false],
  ['up the wall', false],
])('“%s” finds a push-up: %s', (query, found) => {
  expect(isFound(pushUp, query, false)).toBe(found);
});

test.each([
  ['elevation', true],
  ['ÉLÉVATION', true],
  ['orteil', true],
  ['levation', true],
  ['du', true],
  ['rteil', true],
  ['tei', false],
])('“%s” finds a French name with accents: %s', (query, found) => {
  expect(isFound(march, query, false)).toBe(found);
});

test.each([
  ['pampage', true],
  ['pomage', true],
  ['pommpage', true],
  ['pompege', true],
  ['ppompag', true],
  ['pampege', false],
  ['pysh', true],
  ['pys', false],
])(
  '“%s”, with a letter that is wrong, missing or too many, finds a push-up when one is forgiven: %s',
  (query, found) => {
    expect(isFound(pushUp, query, true)).toBe(found);
  },
);
