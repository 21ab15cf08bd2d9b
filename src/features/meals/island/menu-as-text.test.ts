import { beforeAll, expect, test } from 'vitest';
import { testDishes } from '#src/features/meals/logic/dishes.testing.ts';
import { kitchenOf } from '#src/features/meals/logic/kitchen.ts';
import type { Menu, Serving } from '#src/features/meals/logic/menu.ts';
import { usualWishes, type Wishes } from '#src/features/meals/logic/wishes.ts';
import { mealsTexts } from '#src/features/meals/view/meals-texts.ts';
import { languageFacts } from '#src/words/languages.ts';
import type { MealsTexts } from './meals-texts.ts';
import { menuAsText } from './menu-as-text.ts';

const oil = testDishes.foods.oil;
if (!oil) throw new Error('The dishes of the tests have no oil.');
const file = { ...testDishes, foods: { ...testDishes.foods, oil: { ...oil, mayHold: ['soy'] as const } } };

const family: Wishes = {
  ...usualWishes,
  eaters: [
    { kind: 'measured', sex: 'male', age: 41, height: 183, weight: 77, activity: 'very_active', aim: 'keep' },
    { kind: 'young', sex: 'female', age: 9 },
  ],
  days: 1,
  meals: ['lunch'],
};
const plain: readonly Serving[] = [
  { dish: 'rice', meal: 'lunch', halves: 2 },
  { dish: 'beans-stew', meal: 'lunch', halves: 2 },
];

let texts: MealsTexts;
beforeAll(() => {
  const said = { chw: '', medicineStop: '', fasting: 'Plan a fast with diabetes weeks before.' };
  texts = { ...mealsTexts('en', said), numberLocales: languageFacts('en').numberLocales };
});

function written(own: Partial<Wishes> = {}, servings = plain): string {
  const menu: Menu = { seed: 1, days: [servings] };
  return menuAsText(texts, kitchenOf(file, { ...family, ...own }), menu).replaceAll('\u00A0', ' ');
}

test('a menu that is sent says whom it is for and what it is not, and nothing that was measured', () => {
  const text = written();
  for (const line of [
    'For 2 people · 1 day',
    'Person 1: man',
    'Person 2: girl (5–17 years)',
    texts.note.suits,
    texts.note.limits,
  ])
    expect(text).toContain(line);
  expect(text).not.toMatch(/\b(41|183|77|9 years|kcal)\b/);
});

test('each dish has the grams of each person, and each portion its foods', () => {
  const text = written();
  expect(text).toMatch(
    /^- rice – Person 1: [\d.]+ portions? \(\d+ g\) · Person 2: [\d.]+ portions? \(\d+ g\)$/m,
  );
  expect(text).toContain('- rice – rice 100 g, oil 4 g, salt 0.5 g');
  expect(text).toContain(texts.sheet.grams);
  expect(written({ eaters: usualWishes.eaters })).toContain('- rice – 1 portion (105 g)');
});

test('vitamin B12 is named where no food is of an animal, and nowhere else', () => {
  expect(written()).toContain(texts.menu.vitaminB12);
  expect(written({}, [...plain, { dish: 'milk', meal: 'lunch', halves: 2 }])).not.toContain(
    texts.menu.vitaminB12,
  );
});

test('who leaves soya out reads which label to read, above the days and at the food itself', () => {
  const text = written({ avoid: ['soy', 'halal'] });
  expect(text).toContain('It is in: rice, beans stew.');
  expect(text).toMatch(/^- oil – .+ \(read the label, it may hold: Soya\)$/m);
  expect(text).toContain(texts.wishes.halalNote);
  expect(written()).not.toContain('read the label, it may hold');
  expect(written()).toContain(texts.wishes.allergyNote);
});

test('wishes that are not met, and how food for later stays safe, go along', () => {
  expect(written({ wanted: ['pilau'] })).toContain(`${texts.unmet.heading}\n- `);
  const later: readonly Serving[] = [{ dish: 'beans-stew', meal: 'lunch', halves: 2, before: true }];
  expect(written({}, later)).toContain(texts.menu.safety);
  expect(written({}, later)).toMatch(/^- beans stew – .+ – Cooked the evening before\./m);
});

test('a fast takes everything along that those who fast heed, and other days take water instead', () => {
  const eaters = usualWishes.eaters;
  const fast = written({ eaters, ramadan: true });
  const { ramadanNotes } = texts.wishes;
  for (const line of [...Object.values(ramadanNotes), texts.said.fasting])
    expect(fast).toContain(`\n- ${line}`.replaceAll('\u00A0', ' '));
  expect(fast).not.toContain(texts.note.drink);
  const usual = written({ eaters });
  expect(usual).toContain(texts.note.drink);
  for (const line of [ramadanNotes.ask, texts.said.fasting]) expect(usual).not.toContain(line);
});

test('where a child eats along no fast is planned, and who must not fast still reads so', () => {
  const text = written({ ramadan: true });
  expect(text).toContain(texts.unmet.fast);
  expect(text).toContain(texts.said.fasting);
  expect(text).toContain(texts.wishes.ramadanNotes.ask);
  expect(text).not.toContain(texts.wishes.ramadanNotes.dawn);
});

test('a menu for some of a home says who does not eat by its amounts, and one with liver who eats none', () => {
  expect(written({ isForOthers: true })).toContain(texts.note.others);
  expect(written()).not.toContain(texts.note.others);
  expect(written()).not.toContain(texts.menu.liver);
  expect(written({}, [...plain, { dish: 'fried-liver', meal: 'lunch', halves: 2 }])).toContain(
    texts.menu.liver,
  );
});
