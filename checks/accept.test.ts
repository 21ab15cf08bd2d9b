import { expect, test } from 'vitest';
import { noCode } from '#checks/content/no-code.testing.ts';
import { acceptTranslation, withMadeFrom } from './accept.ts';
import { contentOf } from './content/content.ts';
import { readContentFiles } from './content/files.ts';

const file = 'content/exercises/squat/fr.yaml';
const texts = new Map(readContentFiles('content/exercises/squat'));
const accept = (place: string, changes: Readonly<Record<string, string>> = {}) => {
  const changed = new Map([...texts, ...Object.entries(changes)]);
  return acceptTranslation(contentOf(changed, noCode, new Date()), place, (path) => changed.get(path) ?? '');
};

test('a stale translation gets the name of the English of today, and nothing else changes', () => {
  const current = accept('exercises/squat/fr').text ?? texts.get(file) ?? '';
  const stale = current.replace(/^madeFrom: .*$/m, 'madeFrom: "000000000000"');
  const accepted = accept('exercises/squat/fr', { [file]: stale });
  expect(accepted).toMatchObject({ file, text: current });
  expect(accepted.message).toMatch(/fr\.yaml now says .* [0-9a-f]{12}\.$/);
});

test.each(['content/exercises/squat/fr.yaml', './exercises/squat/fr', 'exercises/squat/fr.yaml'])(
  'a translation may be named as %s',
  (place) => {
    expect(accept(place, { [file]: (texts.get(file) ?? '').replace(/^madeFrom.*\n/m, '') }).file).toBe(file);
  },
);

test.each(['exercises/squat', 'exercises/squat/en', 'exercises/squad/fr', ''])(
  '“%s” is no translation',
  (place) => {
    expect(() => accept(place)).toThrow('There is no translation');
  },
);

test('English that does not fit its schema accepts nothing', () => {
  expect(() => accept('exercises/squat/fr', { 'content/exercises/squat/en.yaml': 'name: Squat' })).toThrow(
    'does not fit its schema',
  );
});

test('a file that names no English yet gets the line after the day of its review', () => {
  expect(withMadeFrom('review: draft\nreviewed: 2026-11-22\nname: a\n', 'abc')).toBe(
    'review: draft\nreviewed: 2026-11-22\nmadeFrom: "abc"\nname: a\n',
  );
});
