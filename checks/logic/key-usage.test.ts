import { expect, test } from 'vitest';
import { astroToTypeScript, checkKeyUsage, translateCalls } from './key-usage.ts';
import { sampleTexts } from './sample-texts.testing.ts';

const english = sampleTexts('en', { 'a.used': 'Used' });
const noneWaits = { file: 'waiting.yaml', rows: [] };
const use = { file: 'src/use.tsx', code: "const label = t('a.used');" };
const keysOf = (code: string) => translateCalls({ file: 'x.tsx', code }).map(({ key }) => key);

test('a key that exists and is used is no problem', () => {
  expect(checkKeyUsage([use], english, noneWaits, new Set())).toEqual([]);
});

test('calls are found in markup, in attributes and on an object', () => {
  const code = "<p title={t('one', { count })}>{t('two')}</p>; place.t('three');";
  expect(keysOf(code)).toEqual(['one', 'two', 'three']);
});

test('comments, texts and other functions are no calls', () => {
  const code = "/** t('a') */ // t('b')\nconst text = \"t('c')\"; at('d'); set('e');";
  expect(keysOf(code)).toEqual([]);
});

test('calls are found in the frontmatter and the template of an Astro file', () => {
  const astro = [
    '---',
    "const title = t('one');",
    '---',
    '<!doctype html>',
    '<html lang={tag}>',
    "<Page {language} set:html={code} client:load {...place} title={t('two')} />",
    "{listed ? <meta content={t('three')} /> : null}",
    '</html>',
  ].join('\n');
  expect(keysOf(astroToTypeScript(astro))).toEqual(['one', 'two', 'three']);
});

test.each(['t(`a.used`)', 't(key)', "t('a.' + name)", "t(big ? 'a.b' : 'a.c')", 't()'])(
  'the key of %s is built at runtime',
  (call) => {
    const [problem] = checkKeyUsage(
      [use, { file: 'src/b.ts', code: `\n${call};` }],
      english,
      noneWaits,
      new Set(),
    );
    expect(problem).toMatchObject({ file: 'src/b.ts', key: 'line 2' });
  },
);

test('a key without an English text is reported where it is used', () => {
  const code = "t('a.unknown')";
  const [problem] = checkKeyUsage([use, { file: 'src/b.ts', code }], english, noneWaits, new Set());
  expect(problem).toMatchObject({ file: 'src/b.ts', key: 'a.unknown' });
});

test('a text that no code uses is an orphan', () => {
  expect(checkKeyUsage([], english, noneWaits, new Set()).map(({ key }) => key)).toEqual(['a.used']);
});

test('a text that code reaches through the tree of texts is used, and so is each form of a counted one', () => {
  const counted = sampleTexts('en', { a: { used: 'Used' }, days: { one: 'day', other: 'days' } });
  expect(checkKeyUsage([], counted, noneWaits, new Set(['a', 'a.used', 'days']))).toEqual([]);
  expect(checkKeyUsage([], counted, noneWaits, new Set(['a'])).map(({ key }) => key)).toEqual([
    'a.used',
    'days.one',
    'days.other',
  ]);
});

test('an orphan may wait for its page', () => {
  const waiting = { file: 'waiting.yaml', rows: [{ key: 'a.used', reason: 'The next page.' }] };
  expect(checkKeyUsage([], english, waiting, new Set())).toEqual([]);
});

test.each(['a.used', 'a.gone'])('the row of %s, which is in use or gone, is reported', (key) => {
  const waiting = { file: 'waiting.yaml', rows: [{ key, reason: 'The next page.' }] };
  expect(checkKeyUsage([use], english, waiting, new Set())).toMatchObject([{ file: 'waiting.yaml', key }]);
});
