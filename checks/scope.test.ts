import { expect, test } from 'vitest';
import type { Check } from './check.ts';
import { contentOf } from './content/content.ts';
import { noCode } from './content/no-code.testing.ts';
import { siteRules } from './rules/rules.testing.ts';
import { runChecks } from './run-checks.ts';
import { scopeOf } from './scope.ts';

const files = [
  'content/pages/tips/eye-care/facts.yaml',
  'content/pages/tips/eye-care/fr.yaml',
  'content/pages/tips/eye-care-2/fr.yaml',
  'content/exercises/squat/fr.yaml',
  'content/interface/fr/tips.json',
  'content/interface/en/tips.json',
];
const held = (argument: string) => files.filter((file) => scopeOf(argument, files)?.holds(file));

test.each(['tips/eye-care', '/tips/eye-care/', 'content/pages/tips/eye-care', 'pages/tips/eye-care'])(
  '%s means the folder of a page and no other that begins alike',
  (argument) => {
    expect(held(argument)).toEqual(files.slice(0, 2));
  },
);

test('a file, a part of content/ and a language can be meant', () => {
  expect(held('tips/eye-care/fr')).toEqual([files[1]]);
  expect(held('exercises')).toEqual([files[3]]);
  expect(held('fr')).toEqual(files.slice(1, 5));
});

test.each(['tips/eye', 'de', ''])('“%s” means nothing', (argument) => {
  expect(scopeOf(argument, files)).toBeUndefined();
});

const row = (changes: Partial<Check>): Check => ({
  name: 'files',
  looksAt: ['pages'],
  severity: 'error',
  find: (content) => [...content.files.keys()].map((file) => ({ file, key: '', message: 'Here.' })),
  ...changes,
});
const content = contentOf(new Map(files.map((file) => [file, '{}'])), noCode, new Date());
const scope = scopeOf('tips/eye-care', files);

test('a scope runs the checks of its part, on its files, and keeps what lies in it', () => {
  const seen: number[] = [];
  const counting = (changes: Partial<Check>) =>
    row({
      ...changes,
      find: (given, rules) => {
        seen.push(given.files.size);
        return row({}).find(content, rules);
      },
    });
  const { errors, warnings } = runChecks(
    [
      counting({}),
      counting({ comparesAll: true, severity: 'warning' }),
      counting({ looksAt: ['exercises'] }),
    ],
    content,
    siteRules,
    scope,
  );
  expect(seen).toEqual([2, files.length]);
  expect([errors.length, warnings.length]).toEqual([2, 2]);
});
