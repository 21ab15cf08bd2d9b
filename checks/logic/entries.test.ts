import { expect, test } from 'vitest';
import { contentOf } from '#checks/content/content.ts';
import { readContentFiles } from '#checks/content/files.ts';
import { noCode } from '#checks/content/no-code.testing.ts';
import { awaitedTranslations, checkForm, checkMadeFrom, checkNoStrays, checkWritten } from './entries.ts';

const folder = 'content/exercises/squat';
const squat = readContentFiles(folder);
const none = { file: 'awaited-translations.yaml', rows: [] };
const waiting = {
  file: 'awaited-translations.yaml',
  rows: [{ key: 'exercises:squat', languages: ['fr' as const], reason: 'Waits for a reader.' }],
};

/** The entries when some of the files are changed, or taken away. */
function entriesWith(changes: Readonly<Record<string, string | undefined>>) {
  const texts = new Map(squat);
  for (const [name, text] of Object.entries(changes)) {
    if (text === undefined) texts.delete(`${folder}/${name}`);
    else texts.set(`${folder}/${name}`, text);
  }
  return contentOf(texts, noCode, new Date()).entries;
}

const textOf = (name: string) => squat.get(`${folder}/${name}`) ?? '';
const places = (problems: readonly { file: string; key: string }[]) =>
  problems.map(({ file, key }) => `${file.slice(folder.length + 1)} ${key}`);

test('an entry that is whole has no problem', () => {
  const entries = entriesWith({});
  expect([...checkForm(entries), ...checkNoStrays(entries), ...checkMadeFrom(entries)]).toEqual([]);
  expect([...checkWritten(entries, none), ...awaitedTranslations(entries, none)]).toEqual([]);
});

test('each field that does not fit its schema is reported by its place', () => {
  const broken = textOf('fr.yaml').replace(/^cue: .*$/m, 'cue: x');
  expect(places(checkForm(entriesWith({ 'fr.yaml': broken })))).toEqual(['fr.yaml cue']);
});

test('a page of a kind that the registry lacks is reported with the kinds that it has', () => {
  const page = new Map([['content/pages/tips/a/facts.yaml', 'kind: giude']]);
  const [problem] = checkForm(contentOf(page, noCode, new Date()).pages);
  expect(problem?.message).toMatch(/no kind “giude”.*guide/);
});

test('a missing translation is asked for, and a row that awaits it makes of it a warning', () => {
  const entries = entriesWith({ 'fr.yaml': undefined });
  expect(places(checkWritten(entries, none))).toEqual(['fr.yaml exercises:squat']);
  expect(checkWritten(entries, waiting)).toEqual([]);
  expect(awaitedTranslations(entries, waiting).map(({ message }) => message)).toEqual([
    'Still to be written: Waits for a reader.',
  ]);
});

test('English is never awaited, and a row of a translation that is there is reported', () => {
  const english = { ...waiting, rows: [{ ...waiting.rows[0], languages: ['en' as const] }] };
  const rows = english.rows.map((row) => ({ key: 'exercises:squat', reason: 'Waits long.', ...row }));
  expect(checkWritten(entriesWith({ 'en.yaml': undefined }), { ...english, rows })).toHaveLength(2);
  expect(checkWritten(entriesWith({}), waiting)).toMatchObject([
    { file: waiting.file, key: 'exercises:squat' },
  ]);
});

test('an entry whose facts name its languages is written in those and in no other', () => {
  const facts = `kind: guide\nlanguages: [en, sw]\n${textOf('facts.yaml')}`;
  expect(places(checkWritten(entriesWith({ 'facts.yaml': facts, 'sw.yaml': undefined }), none))).toEqual([
    'sw.yaml exercises:squat',
    'fr.yaml ',
    'rw.yaml ',
  ]);
});

test('a translation of older English is told how to be accepted', () => {
  const changed = textOf('en.yaml').replace(/^cue: .*$/m, 'cue: Hips back, chest proud');
  const problems = checkMadeFrom(entriesWith({ 'en.yaml': changed }));
  expect(places(problems)).toEqual(['fr.yaml madeFrom', 'rw.yaml madeFrom', 'sw.yaml madeFrom']);
  expect(problems[0]?.message).toContain('npm run check:content -- --accept exercises/squat/fr');
});

test('a translation that names no English is stale, and English that names one is no translation', () => {
  const unnamed = textOf('fr.yaml').replace(/^madeFrom: .*\n/m, '');
  const english = `${textOf('en.yaml')}madeFrom: "000000000000"\n`;
  expect(places(checkMadeFrom(entriesWith({ 'fr.yaml': unnamed, 'en.yaml': english })))).toEqual([
    'en.yaml madeFrom',
    'fr.yaml madeFrom',
  ]);
});

test('what is neither facts nor words of a language is a stray', () => {
  expect(places(checkNoStrays(entriesWith({ 'de.yaml': '', 'notes.txt': '' })))).toEqual([
    'de.yaml ',
    'notes.txt ',
  ]);
});
