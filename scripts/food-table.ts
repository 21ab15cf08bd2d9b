import Papa from 'papaparse';

/** The columns of the table, by what the list of foods calls them (`nutrientsSchema`). */
const columns: Readonly<Record<string, string>> = {
  energy: 'energy_kcal',
  protein: 'protein_g',
  fat: 'fat_g',
  saturated: 'saturated_fat_g',
  carbohydrate: 'carbohydrate_g',
  sugars: 'sugar_g',
  fibre: 'fibre_g',
  sodium: 'sodium_mg',
  potassium: 'potassium_mg',
  calcium: 'calcium_mg',
  iron: 'iron_mg',
  zinc: 'zinc_mg',
  vitaminC: 'vitamin_c_mg',
  vitaminA: 'vitamin_a_rae_ug',
  folate: 'folate_dfe_ug',
};

/** A food of the list as its text: what stands between its row and what it holds is kept. A new food has `per100: {}`. */
const food = /^( {2}row: "(\d{5})"\n)((?: {2}.*\n)*?)( {2}per100:)(?: \{\})?\n(?: {4}.*\n)*/gm;

/**
 * The list of foods with `refuse` and `per100` of each as its row of the table says; everything else stays as it is written.
 * What is empty in the table is not measured and left out; an empty refuse is none.
 *
 * @param list content/lists/foods.yaml
 * @param table the food table as CSV
 * @throws RangeError that names the row when the table lacks it
 */
export function withContents(list: string, table: string): string {
  const parsed = Papa.parse<Record<string, string>>(table, { header: true, skipEmptyLines: true });
  const rows = new Map(parsed.data.map((row) => [row.ndb, row]));
  return list.replace(food, (_food, head: string, number: string, between: string, label: string) => {
    const row = rows.get(number);
    if (row === undefined) throw new RangeError(`The table has no row ${number}.`);
    const refuse = between.replace(/^ {2}refuse: .*$/m, `  refuse: ${Number(row.refuse_percent ?? 0)}`);
    return `${head}${refuse}${label}\n${contentsOf(row)}`;
  });
}

const contentsOf = (row: Readonly<Record<string, string>>): string =>
  Object.entries(columns)
    .filter(([, column]) => row[column])
    .map(([name, column]) => `    ${name}: ${Number(row[column])}\n`)
    .join('');
