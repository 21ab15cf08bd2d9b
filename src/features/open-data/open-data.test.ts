import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { dataFiles, filesOf } from './data-files.ts';
import { tableNames } from './logic/published.ts';
import { makeTables, type Tables } from './make-tables.ts';
import { readOpenContent } from './read-content.testing.ts';
import { type Row, tableSchemas } from './schemas.ts';

const content = readOpenContent();
const tables: Tables = makeTables(content);
const data = dataFiles(tables);
const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);
/** What a stranger reads, not what was written. */
const published = (name: (typeof tableNames)[number]) =>
  tableSchemas[name].parse(JSON.parse(data.tables.find((table) => table.name === name)?.file.content ?? ''));

test.each(tableNames)('%s.json fits the schema that its JSON Schema is made from', (name) => {
  const table = data.tables.find((one) => one.name === name);
  const read = published(name);
  expect(read).toEqual(tables[name]);
  expect(read.rows).toHaveLength(table?.rowCount ?? 0);
  const schema = JSON.parse(table?.schema.content ?? '') as Record<string, unknown>;
  expect(schema).toMatchObject({ type: 'object', additionalProperties: false });
  expect(schema.required).toEqual(Object.keys(read));
});

test('a row with a field too many does not fit', () => {
  const [first, ...others] = tables.exercises.rows;
  const wrong = { ...tables.exercises, rows: [{ ...first, madeUp: true }, ...others] };
  expect(tableSchemas.exercises.safeParse(wrong).success).toBe(false);
});

test.each(tableNames)('no id stands twice in %s.json', (name) => {
  const ids = idsOf(published(name).rows);
  expect(new Set(ids).size).toBe(ids.length);
});

test('every exercise, movement, food and dish of the content is there, and the five calculators', () => {
  const exercises = idsOf(content.exercises);
  expect(idsOf(tables.exercises.rows)).toEqual(exercises);
  expect(idsOf(tables.movements.rows)).toEqual(exercises);
  expect(idsOf(tables.foods.rows)).toEqual(Object.keys(content.foods).sort());
  expect(idsOf(tables.dishes.rows)).toEqual(idsOf(content.dishes));
  expect(tables.calculators.rows).toHaveLength(5);
});

test('every exercise, food and source that a row names is there', () => {
  const exercises = new Set(idsOf(tables.exercises.rows));
  const neighbours = tables.exercises.rows.flatMap(({ easier, harder }) =>
    [easier ?? [], harder ?? []].flat(),
  );
  expect(neighbours.length).toBeGreaterThan(20);
  expect(neighbours.filter((id) => !exercises.has(id))).toEqual([]);
  const foods = new Set(idsOf(tables.foods.rows));
  const ingredients = tables.dishes.rows.flatMap((dish) => dish.ingredients.map(({ food }) => food));
  expect(ingredients.filter((id) => !foods.has(id))).toEqual([]);
  const references = (table: Tables[keyof Tables]) => table.source.references.map(({ id }) => id);
  const named = (table: Tables['foods'] | Tables['calculators']) =>
    table.rows.flatMap(({ sources }) => sources);
  expect(new Set(named(tables.foods))).toEqual(new Set(references(tables.foods)));
  expect(new Set(named(tables.calculators))).toEqual(new Set(references(tables.calculators)));
  const energy = tables.exercises.rows.flatMap((row) => row.energy.sources);
  expect(new Set(energy)).toEqual(new Set(references(tables.exercises)));
});

test('a frame says which written key pose it is', () => {
  for (const { movement, frames } of tables.movements.rows) {
    const keys = new Set(frames.map(({ key }) => key));
    expect([...keys]).toEqual(movement.keys.map((_, index) => index));
  }
});

test.each(tableNames)(
  'each field of %s.json has one licence, and only numbers of the food table are free of one',
  (name) => {
    const { licence, rows } = published(name);
    const fields = new Set(rows.flatMap((row) => Object.keys(row)));
    expect(licence.flatMap((one) => one.fields).toSorted()).toEqual([...fields].sort());
    const free = licence.filter((one) => one.name === 'public-domain').flatMap((one) => one.fields);
    expect(free).toEqual(name === 'foods' ? ['row', 'refuse', 'per100'] : []);
  },
);

test('the list of checksums is what sha256sum writes for the files', () => {
  const written = data.checksums.content.trimEnd().split('\n');
  const wanted = filesOf(data)
    .filter(({ name }) => name !== 'checksums.txt')
    .map((file) => `${createHash('sha256').update(file.content).digest('hex')}  ${file.name}`);
  expect(wanted).toHaveLength(2 * tableNames.length);
  expect(written).toEqual(wanted);
});

test('the same content gives the same bytes, in whatever order its fields are written', () => {
  const [first, ...others] = content.dishes;
  if (first === undefined) throw new Error('There is no dish.');
  const facts = Object.fromEntries(Object.entries(first.facts).reverse()) as typeof first.facts;
  const again = { ...readOpenContent(), dishes: [{ ...first, facts }, ...others] };
  expect(filesOf(dataFiles(makeTables(again)))).toEqual(filesOf(data));
});

test('the date of a table is the newest day on which somebody reviewed something in it', () => {
  const days = tables.exercises.rows.flatMap(({ words }) => Object.values(words).map((own) => own.reviewed));
  expect(tables.exercises.made).toBe(days.sort().at(-1));
  expect(tables.calculators.made).toBe(
    tables.calculators.rows
      .map(({ checked }) => checked)
      .sort()
      .at(-1),
  );
  const later = {
    ...content,
    foodWords: { ...content.foodWords, sw: { ...content.foodWords.sw, reviewed: new Date('2031-05-06') } },
  };
  expect(makeTables(later).foods.made).toBe('2031-05-06');
});

/** What a stranger would reckon from the formula alone. */
function reckon(
  { formula, inputs, result }: Row<'calculators'>,
  given: Readonly<Record<string, string>>,
): string {
  const numbers = inputs.map((input) => {
    const text = given[input.name] ?? '';
    return 'values' in input ? input.values[text] : Number(text);
  });
  const calculate = new Function(...inputs.map(({ name }) => name), `return ${formula};`);
  return Number(calculate(...numbers)).toFixed(result.decimals);
}

test.each(tables.calculators.rows)('the formula of $id gives what the calculator gives', (row) => {
  expect(row.examples.length).toBeGreaterThan(1);
  for (const { inputs, result } of row.examples) {
    // The calculators round exactly; a binary fraction may fall on the other side of a half.
    expect(Math.abs(Number(reckon(row, inputs)) - Number(result))).toBeLessThanOrEqual(
      10 ** -row.result.decimals,
    );
  }
});
