import { expect, test } from 'vitest';
import { foldedWords } from './folded-words.ts';
import { groupedResults } from './grouped-results.ts';
import { searchIn } from './search.ts';
import { pagesOf, type SearchPage, toSearchFile } from './search-file.ts';
import { tellingStems } from './telling-stems.ts';

const page = (address: string, title: string, more: Partial<SearchPage> = {}): SearchPage => ({
  address,
  title,
  text: '',
  group: 'guide',
  names: '',
  headings: '',
  words: '',
  ...more,
});

const pages = [
  page('/heart', 'Look after your heart', { names: 'high blood pressure BP', words: 'stroke salt' }),
  page('/teeth', 'Look after your teeth', { names: 'toothache', headings: 'gum' }),
  page('/squat', 'Squat', {
    group: 'exercise',
    text: 'Strong thighs and hips for standing up',
    names: 'flexion accroupissement',
  }),
  page('/bmi', 'BMI calculator', { group: 'tool', text: 'Is my weight healthy for my height?' }),
];
const search = searchIn(pages, 'en');
const first = (query: string) => search(query)[0]?.address;

test.each([
  ['what a title says', 'heart', '/heart'],
  ['another name', 'high blood pressure', '/heart'],
  ['an abbreviation', 'bp', '/heart'],
  ['a wrong letter', 'toothacke', '/teeth'],
  ['a missing accent and another language', 'FLEXION', '/squat'],
  ['a beginning', 'calcul', '/bmi'],
  ['an ending', 'squats', '/squat'],
  ['a whole question', 'What is the healthy weight for my height', '/bmi'],
  ['two words, of which one stands elsewhere too', 'look after gums', '/teeth'],
])('%s finds its page: “%s”', (_, query, address) => {
  expect(first(query)).toBe(address);
});

test('who types the name of a page finds it before those that speak more of it', () => {
  const more = Array.from({ length: 3 }, (_, index) =>
    page(`/${index}`, `Squat and squat ${index}`, { names: 'squat squats', text: 'squat', group: 'workout' }),
  );
  expect(searchIn([...more, ...pages], 'en')('squat')[0]?.address).toBe('/squat');
});

test('words without spaces between them are found by the words that they are', () => {
  expect(first('lookaftermyteeth')).toBe('/teeth');
});

test('a name in another number is the name', () => {
  const jump = page('/jump', 'Jump squat', { names: 'squats jumps' });
  expect(searchIn([jump, ...pages], 'en')('Squats')[0]?.address).toBe('/squat');
});

test.each(['', '   ', '?!', 'xyzzyx'])('“%s” finds nothing', (query) => {
  expect(search(query)).toEqual([]);
});

test('words that say nothing do not count, unless there are no others', () => {
  expect(search('how do I look after my teeth').map(({ address }) => address)[0]).toBe('/teeth');
});

test('words are folded: accents, capitals, apostrophes and hyphens', () => {
  expect(foldedWords('Le CŒUR, l’ÉPAULE d’Élise, push-up n’umutima')).toEqual([
    'le',
    'coeur',
    'epaule',
    'elise',
    'push',
    'up',
    'pushup',
    'umutima',
  ]);
});

test('a file holds the pages as they were', () => {
  const picture = page('/x', 'X', { picture: '/x.svg' });
  expect(pagesOf(toSearchFile([...pages, picture]))).toEqual([...pages, picture]);
});

test('the best come first, and the others by their kind', () => {
  const found = [...'abcdef'].map((name, index) =>
    page(`/${name}`, name, { group: index < 5 ? 'guide' : 'exercise' }),
  );
  expect(
    groupedResults(found).map(({ group, pages: own }) => [group, own.map(({ title }) => title)]),
  ).toEqual([
    ['best', ['a', 'b', 'c', 'd']],
    ['guide', ['e']],
    ['exercise', ['f']],
  ]);
});

test('a text tells most of what the others do not hold', () => {
  expect(tellingStems(['salt salt heart', 'salt tooth', 'salt knee'], 'en', 2)).toEqual(
    [['heart'], ['tooth'], ['knee']].map(([one = '']) => [one.replace(/e$/, '')]),
  );
});

test('words of danger bring the pages that say what to do before all others', () => {
  const crisis = page('/fr/tips/mental-care/support/crisis', 'Crise');
  const trauma = page('/fr/tips/mental-care/trauma-and-stress/after-trauma', 'Traumatisme');
  const found = searchIn([...pages, crisis, trauma], 'fr')('mon mari me frappe', 'violence');
  expect(found.slice(0, 2)).toEqual([trauma, crisis]);
});

test.each([
  ['poison', 'a poisoned child'],
  ['bleeding', 'heavy bleeding'],
  ['snake', 'snake bite'],
] as const)(
  '%s, which no page is about, brings the numbers before pages that hold its words',
  (danger, query) => {
    const phobias = page('/sw/tips/specific-phobias', 'Phobias', { names: 'snake snakes bite blood child' });
    const numbers = page('/sw/tips/mental-care/support/resources', 'Find help near you');
    const [first, ...others] = searchIn([...pages, phobias, numbers], 'sw')(query, danger);
    expect(first?.address).toBe('/sw/tips/mental-care/support/resources#emergency-help');
    expect(others).not.toContain(numbers);
  },
);
