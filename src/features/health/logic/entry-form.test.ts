import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type EntryCase,
  entryChecks,
  meantMeasure,
  meantPressure,
  moodFields,
  rangeIn,
  readingFrom,
  readMeasure,
} from './entry-form.ts';
import { readingSchema } from './record-schemas.ts';
import { readingKinds } from './records.ts';
import { keptOf, shownIn, type Unit } from './units.ts';

const now = '2026-11-23T07:30';
const formOf = (own: Partial<EntryCase>): EntryCase => ({ kind: 'weight', unit: 'kg', now, ...own });
const problems = (form: EntryCase, values: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(entryChecks(form)).flatMap(([field, check]) => {
      const problem = check(values[field] ?? '', values);
      return problem ? [[field, problem]] : [];
    }),
  );

test.each([
  ['70,5', 70.5],
  [' 70.5 ', 70.5],
  ['20', 20],
  ['400', 400],
  ['19.9', undefined],
  ['400,1', undefined],
  ['-70', undefined],
  ['1e2', undefined],
  ['', undefined],
  ['seventy', undefined],
])('a weight typed as “%s” is %s kg', (typed, kilograms) => {
  expect(readMeasure('weight', typed, 'kg')).toBe(kilograms);
});

test('what is shown in a unit and typed again is the same to the eye', () => {
  const unit = fc.constantFrom<Unit>('kg', 'lb', 'cm', 'in', 'mmol', 'mg');
  fc.assert(
    fc.property(unit, fc.double({ min: 1, max: 400, noNaN: true }), (one, kept) => {
      const shown = shownIn(kept, one);
      expect(shownIn(keptOf(shown, one), one)).toBe(shown);
    }),
  );
});

test('both ends of every range are accepted in every unit, and what is kept passes the schema', () => {
  for (const [kind, unit] of [
    ['weight', 'kg'],
    ['weight', 'lb'],
    ['waist', 'cm'],
    ['waist', 'in'],
    ['sugar', 'mmol'],
    ['sugar', 'mg'],
    ['water', 'kg'],
    ['pulse', 'kg'],
  ] as const) {
    const { from, to } = rangeIn(kind, unit);
    for (const amount of [from, to]) {
      const form = formOf({ kind, unit });
      const values = { amount: String(amount), moment: 'fasting', at: now };
      expect(problems(form, values), `${kind} ${amount} ${unit}`).toEqual({});
      expect(readingSchema.safeParse(readingFrom(form, values, 'p')).success).toBe(true);
    }
  }
});

test('every kind that passes its checks is a reading of the schema', () => {
  const values = {
    amount: '70',
    systolic: '128',
    diastolic: '84',
    pulse: '66',
    arm: 'left',
    moment: 'fasting',
    bed: '22:15',
    text: 'Walked to the market',
    remark: ' tired ',
    at: now,
    ...Object.fromEntries(moodFields.map((field) => [field, '3'])),
  };
  for (const kind of readingKinds) {
    const form = formOf({ kind, unit: kind === 'sugar' ? 'mg' : 'kg' });
    expect(problems(form, values), kind).toEqual({});
    const reading = readingFrom(form, values, 'p');
    expect(readingSchema.parse(reading)).toEqual(reading);
    expect(reading).toMatchObject({ what: kind, person: 'p', at: now, remark: 'tired' });
  }
});

test('an empty form says of each field what is missing', () => {
  expect(problems(formOf({ kind: 'pressure' }), {})).toEqual({
    systolic: 'range',
    diastolic: 'range',
    at: 'missing',
  });
  expect(problems(formOf({ kind: 'sugar', unit: 'mmol' }), { at: now })).toEqual({
    amount: 'range',
    moment: 'missing',
  });
  expect(Object.keys(problems(formOf({ kind: 'mood' }), { at: now }))).toEqual([...moodFields]);
  expect(problems(formOf({ kind: 'sleep' }), { at: now })).toEqual({ bed: 'missing' });
  expect(problems(formOf({ kind: 'note' }), { text: '  ', at: '2026-11-23T07:31' })).toEqual({
    text: 'missing',
    at: 'future',
  });
});

test('a weight far from the last one is asked about once, and kept when it is sent again', () => {
  const form = formOf({ last: 70 });
  expect(problems(form, { amount: '154', at: now })).toEqual({ amount: 'jump' });
  expect(problems({ ...form, meant: '154' }, { amount: '154', at: now })).toEqual({});
  expect(problems(form, { amount: '72', at: now })).toEqual({});
});

test.each([
  ['80', '120', { systolic: 120, diastolic: 80 }],
  ['12', '8', { systolic: 120, diastolic: 80 }],
  ['8', '12', { systolic: 120, diastolic: 80 }],
  ['12,5', '8', { systolic: 125, diastolic: 80 }],
  ['120', '120', undefined],
  ['abc', '80', undefined],
])('%s over %s may have been meant as %o', (systolic, diastolic, meant) => {
  expect(meantPressure(systolic, diastolic)).toEqual(meant);
});

test('numbers of blood pressure that are swapped are found, and the pulse may be left out', () => {
  const form = formOf({ kind: 'pressure' });
  expect(problems(form, { systolic: '80', diastolic: '120', at: now })).toEqual({ diastolic: 'swapped' });
  expect(problems(form, { systolic: '120', diastolic: '80', pulse: '7', at: now })).toEqual({
    pulse: 'range',
  });
  expect(problems(form, { systolic: '120.5', diastolic: '80', at: now })).toEqual({ systolic: 'range' });
});

test.each([
  ['weight', '705', 'kg', 70.5],
  ['weight', '72 kg', 'kg', 72],
  ['weight', '72000', 'kg', 72],
  ['waist', '0,85', 'cm', 85],
  ['waist', '850', 'cm', 85],
  ['weight', 'abc', 'kg', undefined],
] as const)('a %s of “%s” may have been meant as %s %d', (kind, typed, unit, meant) => {
  expect(meantMeasure(kind, typed, unit)).toBe(meant);
});
