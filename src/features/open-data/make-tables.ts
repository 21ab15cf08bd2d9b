import type { CompendiumActivity } from '#src/features/exercises/compendium-schema.ts';
import type { ExerciseFacts, ExerciseWords } from '#src/features/exercises/schema.ts';
import { portionContents, roundedContents } from '#src/features/meals/logic/nutrition.ts';
import type { DishFacts, DishWords, FoodFacts, FoodWords } from '#src/features/meals/schema.ts';
import { angleNames, resolveKeys } from '#src/figures/movements/angles.ts';
import { type CalculatorName, calculatorRoutes } from '#src/site/routes.ts';
import type { CalculatorFacts, Site, Source } from '#src/site/schemas.ts';
import { type Language, languageCodes } from '#src/words/languages.ts';
import { textsOf } from '#src/words/texts-of.ts';
import { calculatorRules } from './calculator-rows.ts';
import { dataVersion, fieldsOfFoodTable, ownLicence, type TableName } from './logic/published.ts';
import type { Licence, Row, Table } from './schemas.ts';

export type InLanguages<Words> = Readonly<Record<Language, Words>>;
type ById<Facts> = Readonly<Record<string, Facts>>;

interface Written<Facts, Words> {
  readonly id: string;
  readonly facts: Facts;
  readonly words: InLanguages<Words>;
}

/** What of content/ the open data is made of. */
export interface OpenContent {
  readonly site: Site;
  readonly sources: ById<Source>;
  readonly compendium: ById<CompendiumActivity>;
  readonly exercises: readonly Written<ExerciseFacts, ExerciseWords>[];
  readonly dishes: readonly Written<DishFacts, DishWords>[];
  readonly foods: ById<FoodFacts>;
  readonly foodWords: InLanguages<FoodWords>;
  readonly calculators: Readonly<Record<CalculatorName, CalculatorFacts>>;
}

export type Tables = { readonly [Name in TableName]: Table<Name> };

/**
 * The tables of the open data. The same content gives the same tables: no clock is read.
 *
 * @throws Error for a source, a food, an activity or a name that is not there
 */
export function makeTables(content: OpenContent): Tables {
  const { exercises, dishes, foodWords, calculators } = content;
  const ofExercises = newest(exercises.flatMap(({ words }) => reviewDays(words)));
  const ofDishes = newest([...dishes.flatMap(({ words }) => reviewDays(words)), ...reviewDays(foodWords)]);
  const rows = {
    exercises: exercises.map((exercise) => exerciseRow(exercise, content)),
    movements: exercises.map(movementRow),
    foods: Object.keys(content.foods)
      .sort()
      .map((id) => foodRow(id, content)),
    dishes: dishes.map((dish) => dishRow(dish, content)),
    calculators: calculatorRoutes.map((id) => calculatorRow(id, content)),
  };
  const ofCalculators = newest(Object.values(calculators).map(({ checked }) => checked));
  const foodSources = sourcesOf(rows.foods);
  return {
    exercises: tableOf('exercises', ofExercises, rows.exercises, sourcesOf(rows.exercises), content),
    movements: tableOf('movements', ofExercises, rows.movements, [], content),
    foods: tableOf('foods', newest(reviewDays(foodWords)), rows.foods, foodSources, content),
    dishes: tableOf('dishes', ofDishes, rows.dishes, foodSources, content),
    calculators: tableOf(
      'calculators',
      ofCalculators,
      rows.calculators,
      sourcesOf(rows.calculators),
      content,
    ),
  };
}

const isoDay = (day: Date): string => day.toISOString().slice(0, 10);

const newest = (days: readonly Date[]): string => days.map(isoDay).sort().at(-1) ?? '';

const reviewDays = (words: InLanguages<{ readonly reviewed: Date }>): Date[] =>
  languageCodes.map((code) => words[code].reviewed);

/** The same of every language. */
function inLanguages<Words>(make: (language: Language) => Words): Record<Language, Words> {
  return Object.fromEntries(languageCodes.map((code) => [code, make(code)])) as Record<Language, Words>;
}

function found<Value>(values: ById<Value>, id: string): Value {
  const value = values[id];
  if (value === undefined) throw new Error(`The open data names “${id}”, which content/ does not have.`);
  return value;
}

/** Words as they are published: a day instead of a moment, and no digest of what they were made from. */
function published<Words extends { readonly reviewed: Date; readonly madeFrom?: string | undefined }>({
  reviewed,
  madeFrom: _,
  ...words
}: Words) {
  return { ...words, reviewed: isoDay(reviewed) };
}

function exerciseRow(
  { id, facts, words }: OpenContent['exercises'][number],
  content: OpenContent,
): Row<'exercises'> {
  const { movement: _, compendium, ...others } = facts;
  const { met, edition, sources } = found(content.compendium, compendium);
  return {
    id,
    words: inLanguages((code) => published(words[code])),
    ...others,
    energy: { compendium, met, edition, sources },
  };
}

function movementRow({ id, facts: { movement } }: OpenContent['exercises'][number]): Row<'movements'> {
  const frames = resolveKeys(movement).map(({ index, pose }) => ({
    key: index,
    angles: Object.fromEntries(
      // Halves of a turn leave crumbs behind: 180 − 164.4 is 15.599999999999994.
      angleNames.map((name) => [name, Math.round(pose.angles[name] * 100) / 100]),
    ) as Record<(typeof angleNames)[number], number>,
  }));
  return { id, movement, frames };
}

function foodRow(id: string, { foods, foodWords }: OpenContent): Row<'foods'> {
  return { id, names: inLanguages((code) => found(foodWords[code].names, id)), ...found(foods, id) };
}

function dishRow({ id, facts, words }: OpenContent['dishes'][number], { foods }: OpenContent): Row<'dishes'> {
  const { incomplete, usableCalcium: _, ...portion } = roundedContents(portionContents(facts, foods));
  return {
    id,
    words: inLanguages((code) => published(words[code])),
    ...facts,
    portion: { ...portion, ...(incomplete && { incomplete: [...incomplete] }) },
  };
}

function calculatorRow(id: CalculatorName, { calculators }: OpenContent): Row<'calculators'> {
  const { checked, sources } = calculators[id];
  const words = inLanguages((code) => {
    const { name, heading, introduction } = textsOf(code).pages[id];
    return { name, heading, introduction };
  });
  return { id, words, checked: isoDay(checked), ...calculatorRules[id], sources };
}

function sourcesOf(rows: readonly (Row<'foods'> | Row<'calculators'> | Row<'exercises'>)[]): string[] {
  const named = rows.flatMap((row) => ('energy' in row ? row.energy.sources : row.sources));
  return [...new Set(named)].sort();
}

function licencesOf(name: TableName, rows: readonly object[], { sources }: OpenContent): Licence[] {
  const fields = [...new Set(rows.flatMap((row) => Object.keys(row)))].sort();
  const own = { name: ownLicence.name, url: ownLicence.url };
  if (name !== 'foods') return [{ ...own, fields }];
  const free: readonly string[] = fieldsOfFoodTable;
  const { url } = found(sources, 'usda-sr26');
  return [
    { ...own, fields: fields.filter((field) => !free.includes(field)) },
    { name: 'public-domain', url, fields: [...free] },
  ];
}

function tableOf<Name extends TableName, Own>(
  name: Name,
  made: string,
  rows: Own[],
  sources: readonly string[],
  content: OpenContent,
) {
  const references = sources.map((id) => {
    const { title, publisher, year, url } = found(content.sources, id);
    return { id, title, publisher, ...(year !== undefined && { year }), url };
  });
  const { name: publisher, codeHost } = content.site;
  return {
    $schema: `./${name}.schema.json`,
    name,
    version: dataVersion,
    made,
    licence: licencesOf(name, rows as readonly object[], content),
    source: { publisher, code: codeHost, references },
    rows,
  } as const;
}
