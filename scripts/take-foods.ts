import { readFileSync, writeFileSync } from 'node:fs';
import { withContents } from './food-table.ts';

const foods = 'content/lists/foods.yaml';
const [table] = process.argv.slice(2);
if (table === undefined) throw new Error('Name the food table: node scripts/take-foods.ts usda-sr26.csv');

const before = readFileSync(foods, 'utf8');
const after = withContents(before, readFileSync(table, 'utf8'));
if (after !== before) writeFileSync(foods, after);
console.log(after === before ? `${foods} holds what its rows say.` : `${foods} now holds what its rows say.`);
