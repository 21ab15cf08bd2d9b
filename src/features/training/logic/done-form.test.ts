import fc from 'fast-check';
import { expect, test } from 'vitest';
import { activities, efforts } from './activities.ts';
import { addDays } from './days.ts';
import { done } from './done.testing.ts';
import { addChecks, addedSession, changeChecks, changedSession, readMinutes } from './done-form.ts';
import { feelings } from './feelings.ts';
import { doneSchema } from './record-schemas.ts';

const today = '2026-11-20';
const names = Object.fromEntries(activities.map((activity) => [activity, `A ${activity}`])) as Record<
  (typeof activities)[number],
  string
>;
const walk = { date: today, activity: 'walk', minutes: '30', effort: 'moderate' };

function problemsOf(values: Readonly<Record<string, string>>) {
  return Object.entries(addChecks(today)).flatMap(([field, check]) => {
    const problem = check(values[field] ?? '', values);
    return problem ? [`${field} ${problem}`] : [];
  });
}

test.each([
  [{}, ['date missing', 'activity missing', 'minutes missing']],
  [walk, []],
  [{ ...walk, effort: '' }, ['effort missing']],
  [{ ...walk, activity: 'strength', effort: '' }, []],
  [{ ...walk, activity: 'else', name: '  ' }, ['name missing']],
  [{ ...walk, activity: 'else', name: 'Climbing' }, []],
  [{ ...walk, date: '2026-11-21' }, ['date future']],
  [{ ...walk, date: '2026-02-30' }, ['date missing']],
  [{ ...walk, minutes: '601' }, ['minutes missing']],
])('the form with %o has the problems %o', (values, problems) => {
  expect(problemsOf(values)).toEqual(problems);
});

test.each([
  ['1', 1],
  [' 45 ', 45],
  ['600', 600],
  ['0', undefined],
  ['1.5', undefined],
  ['-5', undefined],
  ['', undefined],
  ['an hour', undefined],
])('"%s" typed as minutes is %s', (typed, minutes) => {
  expect(readMinutes(typed)).toBe(minutes);
});

test('what was done is kept with its name, what counts of it, and how it felt', () => {
  expect(addedSession({ ...walk, effort: 'hard', strength: 'on', felt: 'right' }, names)).toEqual(
    done({ name: 'A walk', counted: 60, strength: true, felt: 'right' }),
  );
});

test('strength exercises train muscles and count nothing, also when an effort is left from another choice', () => {
  const values = { ...walk, activity: 'strength', effort: 'hard' };
  expect(addedSession(values, names)).toEqual(done({ name: 'A strength', counted: 0, strength: true }));
});

test('whatever passes the checks is a record that the log reads again', () => {
  const values = fc.record({
    date: fc.integer({ min: -4000, max: 0 }).map((days) => addDays(today, days)),
    activity: fc.constantFrom(...activities),
    name: fc.string({ maxLength: 120 }),
    minutes: fc.integer({ min: 1, max: 600 }).map(String),
    effort: fc.constantFrom('', ...efforts),
    felt: fc.constantFrom('', ...feelings),
  });
  fc.assert(
    fc.property(values, (typed) => {
      fc.pre(problemsOf(typed).length === 0);
      expect(doneSchema.safeParse(addedSession(typed, names)).success).toBe(true);
    }),
  );
});

test('a change keeps what it does not touch, and takes a feeling back', () => {
  const kept = { ...done({ felt: 'hard', whole: false, strength: true }), id: 'one' };
  expect(changedSession(kept, { date: '2026-11-19', minutes: '15', felt: '' })).toEqual({
    ...done({ date: '2026-11-19', minutes: 15, counted: 15, whole: false, strength: true }),
    id: 'one',
  });
  expect(changeChecks(today).date('2026-11-21')).toBe('future');
});
