import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { withContents } from './food-table.ts';

const table = `ndb,description,water_g,energy_kcal,protein_g,fat_g,carbohydrate_g,fibre_g,sugar_g,sodium_mg,refuse_percent
16032,"BEANS,KIDNEY,RED,RAW",11.75,337,22.53,1.06,61.29,15.2,2.1,12,
11003,"AMARANTH LEAVES,RAW",91.69,23,2.46,0.33,4.02,,,20,6
`;
const list = `# Kept.
beans:
  row: "16032"
  nearest: Kept too.
  refuse: 5
  tags: []
  per100:
    energy: 1
leaves:
  row: "11003"
  refuse: 0
  per100:
    energy: 1
    fibre: 2
`;

test('takes what the rows hold, leaves out what nobody measured, and keeps the rest', () => {
  expect(withContents(list, table)).toBe(`# Kept.
beans:
  row: "16032"
  nearest: Kept too.
  refuse: 0
  tags: []
  per100:
    energy: 337
    protein: 22.53
    fat: 1.06
    carbohydrate: 61.29
    sugars: 2.1
    fibre: 15.2
    sodium: 12
leaves:
  row: "11003"
  refuse: 6
  per100:
    energy: 23
    protein: 2.46
    fat: 0.33
    carbohydrate: 4.02
    sodium: 20
`);
});

test('fills in a new food', () => {
  const filled = withContents('beans:\n  row: "16032"\n  refuse: 0\n  per100: {}\n', table);
  expect(filled).toContain('  per100:\n    energy: 337\n    protein: 22.53\n');
});

test('a row that the table lacks is an error that names it', () => {
  expect(() => withContents(list.replace('11003', '99999'), table)).toThrow('99999');
});

test('every food of the site stands in the form that is refreshed', () => {
  const foods = readFileSync('content/lists/foods.yaml', 'utf8');
  const numbers = [...foods.matchAll(/row: "(\d{5})"/g)].map(([, number]) => number);
  const rows = [...new Set(numbers)].map((number) => `${number},1,2`);
  const refreshed = withContents(foods, ['ndb,energy_kcal,refuse_percent', ...rows].join('\n'));
  expect(refreshed.match(/^ {2}per100:\n {4}energy: 1$/gm)).toHaveLength(numbers.length);
  expect(refreshed.match(/^ {2}refuse: 2$/gm)).toHaveLength(numbers.length);
});
