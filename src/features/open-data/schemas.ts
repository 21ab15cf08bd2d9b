import { z } from 'zod';
import { compendiumSchema } from '#src/features/exercises/compendium-schema.ts';
import { exerciseFactsSchema, exerciseWordsSchema } from '#src/features/exercises/schema.ts';
import { nutrientNames } from '#src/features/meals/logic/nutrition.ts';
import { dishFactsSchema, dishWordsSchema, foodSchema, nutrientsSchema } from '#src/features/meals/schema.ts';
import { angleNames } from '#src/figures/movements/angles.ts';
import { calculatorRoutes } from '#src/site/routes.ts';
import { reviewFields, sourceSchema } from '#src/site/schemas.ts';
import { type Language, languageCodes } from '#src/words/languages.ts';
import { dataVersion, licenceNames, type TableName } from './logic/published.ts';

const id = z.string().regex(/^[A-Za-z][A-Za-z0-9-]*$/);
const sourceIds = z.array(id).describe('Ids of `source.references`.');
const day = z.iso.date();

/** One value for each language of the site. */
function inLanguages<Schema extends z.ZodType>(schema: Schema) {
  const shape = Object.fromEntries(languageCodes.map((code) => [code, schema]));
  return z.strictObject(shape as Record<Language, Schema>);
}

const reviewed = {
  review: reviewFields.review.describe(
    'Who has read the words: nobody but the writer, a second reader, a native speaker.',
  ),
  reviewed: day,
};

function numbers<Name extends string>(names: readonly Name[]) {
  const shape = Object.fromEntries(names.map((name) => [name, z.number()]));
  return z.strictObject(shape as Record<Name, z.ZodNumber>);
}

const { movement, compendium, ...exerciseFacts } = exerciseFactsSchema.shape;

const exerciseRow = z.strictObject({
  id,
  words: inLanguages(exerciseWordsSchema.omit({ madeFrom: true }).extend(reviewed)),
  ...exerciseFacts,
  energy: z
    .strictObject({
      compendium,
      met: compendiumSchema.shape.met,
      edition: compendiumSchema.shape.edition,
      sources: sourceIds,
    })
    .describe(
      'The closest activity of the Compendium of Physical Activities; `met` is a multiple of the energy at rest.',
    ),
});

const frame = z.strictObject({
  key: z.int().min(0).describe('The index in `movement.keys` of the pose as written.'),
  angles: numbers(angleNames).describe(
    'Where each part of the body points, in degrees: 0 is forward (seen from the front: to the right), 90 down, -90 up.',
  ),
});

const movementRow = z.strictObject({
  id: id.describe('The id of the exercise that moves so.'),
  movement: movement.describe('As written: key poses that start from postures of the figure engine.'),
  frames: z.array(frame).min(1).describe('The key poses of one whole cycle with nothing left out.'),
});

const foodRow = z.strictObject({
  id,
  names: inLanguages(z.string().min(1)),
  ...foodSchema.shape,
  row: foodSchema.shape.row.describe('The number of the row in the food table, release 26.'),
  sources: sourceIds,
  per100: nutrientsSchema.describe(
    'In 100 g of the edible part, raw or dry: energy in kcal; protein to fibre in g; sodium to vitamin C in mg; vitamin A in µg RAE, folate in µg DFE. What nobody measured is absent.',
  ),
});

const portion = numbers([...nutrientNames, 'produce', 'addedSugars', 'salt'])
  .extend({ incomplete: z.array(z.enum(nutrientNames)).optional() })
  .describe(
    'In one of `serves` portions, in the units of the foods; vegetables and fruit, added sugars and salt in g. `incomplete` names sums that lack a food nobody measured.',
  );

const dishRow = z.strictObject({
  id,
  words: inLanguages(dishWordsSchema.omit({ madeFrom: true }).extend(reviewed)),
  ...dishFactsSchema.shape,
  portion,
});

const measured = z.strictObject({
  name: z.enum(['weight', 'height', 'age']),
  unit: z.enum(['kg', 'cm', 'years']),
  above: z.number().optional(),
  from: z.number().optional(),
  to: z.number(),
});

const chosen = z.strictObject({
  name: z.enum(['gender', 'activity']),
  values: z.record(z.string(), z.number()).describe('The number that each choice stands for in the formula.'),
});

const calculatorRow = z.strictObject({
  id: z.enum(calculatorRoutes),
  words: inLanguages(z.strictObject({ name: z.string(), heading: z.string(), introduction: z.string() })),
  checked: day.describe('When an editor last compared it with its sources.'),
  inputs: z.array(z.union([measured, chosen])).min(1),
  formula: z.string().describe('Arithmetic on the names of the inputs; `**` is a power.'),
  result: z.strictObject({ unit: z.string(), decimals: z.int().min(0) }),
  bands: z
    .array(
      z.strictObject({
        name: id,
        from: z.number().optional(),
        to: z.number().optional(),
        below: z.number().optional(),
      }),
    )
    .optional()
    .describe('Ranges of the unrounded result that have a name.'),
  examples: z.array(z.strictObject({ inputs: z.record(z.string(), z.string()), result: z.string() })).min(1),
  sources: sourceIds,
});

const licence = z.strictObject({
  name: z.enum(licenceNames),
  url: z.url(),
  fields: z.array(z.string()).describe('The fields of a row that the licence is about.'),
});

const { title, publisher, year, url } = sourceSchema.shape;

function tableOf<Row extends z.ZodType>(name: TableName, row: Row) {
  return z
    .strictObject({
      $schema: z.literal(`./${name}.schema.json`),
      name: z.literal(name),
      version: z.literal(dataVersion),
      made: day.describe('The newest day on which somebody reviewed something in it.'),
      licence: z.array(licence).min(1),
      source: z.strictObject({
        publisher: z.string(),
        code: z.url(),
        references: z.array(z.strictObject({ id, title, publisher, year, url })),
      }),
      rows: z.array(row).min(1),
    })
    .meta({ title: `Buzima open data: ${name}` });
}

/** What each file holds; its JSON Schema is made from this. */
export const tableSchemas = {
  exercises: tableOf('exercises', exerciseRow),
  movements: tableOf('movements', movementRow),
  foods: tableOf('foods', foodRow),
  dishes: tableOf('dishes', dishRow),
  calculators: tableOf('calculators', calculatorRow),
} as const satisfies Record<TableName, z.ZodType>;

export type Table<Name extends TableName> = z.infer<(typeof tableSchemas)[Name]>;
export type Row<Name extends TableName> = Table<Name>['rows'][number];
export type Licence = z.infer<typeof licence>;
