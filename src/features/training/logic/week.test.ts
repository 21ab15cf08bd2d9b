import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, mondayOf, weekOf } from './days.ts';
import { placementOf } from './placement.testing.ts';
import type { Kept, Placement } from './records.ts';
import { changeFrom, isOn, type PlanEdit, placedOn, removeFrom, sumsOf, withoutRest } from './week.ts';

const monday = '2026-11-23';
const weekly = placementOf({ id: 'a', date: '2026-11-24', weekly: true });

/** The plan after a change. */
function after(placements: readonly Kept<Placement>[], { save, remove }: PlanEdit): Kept<Placement>[] {
  const saved = save.map(({ id = 'new', content }) => ({ ...content, id }));
  const ids = [...saved.map(({ id }) => id), ...remove];
  return [...placements.filter(({ id }) => !ids.includes(id)), ...saved];
}
const daysOf = (placements: readonly Kept<Placement>[], weeks: number) =>
  placedOn(
    placements,
    Array.from({ length: weeks * 7 }, (_, index) => addDays(monday, index)),
  ).map(({ day }) => day);

test('a session once stands on its day, a weekly one on each of its weekdays from the first to the last', () => {
  expect(isOn(placementOf({ date: monday }), monday)).toBe(true);
  expect(isOn(placementOf({ date: monday }), addDays(monday, 7))).toBe(false);
  expect(daysOf([weekly], 3)).toEqual(['2026-11-24', '2026-12-01', '2026-12-08']);
  expect(isOn(weekly, '2026-11-17')).toBe(false);
  expect(daysOf([{ ...weekly, until: '2026-12-01' }], 3)).toEqual(['2026-11-24', '2026-12-01']);
});

test('a weekly session that moves leaves the weeks before as they were', () => {
  const edit = changeFrom({ placement: weekly, day: '2026-12-01' }, { date: '2026-12-03' });
  expect(daysOf(after([weekly], edit), 3)).toEqual(['2026-11-24', '2026-12-03', '2026-12-10']);
});

test('from its first day on it moves as a whole, and keeps its id', () => {
  const edit = changeFrom({ placement: weekly, day: '2026-11-24' }, { date: '2026-11-26' });
  expect(edit.save.map(({ id }) => id)).toEqual(['a']);
  expect(daysOf(after([weekly], edit), 2)).toEqual(['2026-11-26', '2026-12-03']);
});

test('no longer every week means once from then on, and away means away from then on', () => {
  const placed = { placement: weekly, day: '2026-12-01' };
  expect(daysOf(after([weekly], changeFrom(placed, { weekly: false })), 3)).toEqual([
    '2026-11-24',
    '2026-12-01',
  ]);
  expect(daysOf(after([weekly], removeFrom(placed)), 3)).toEqual(['2026-11-24']);
  expect(removeFrom({ placement: weekly, day: weekly.date }).remove).toEqual(['a']);
});

test('another size counts from the day on which it begins', () => {
  const [, changed] = changeFrom({ placement: weekly, day: '2026-12-01' }, { extra: 1 }).save;
  expect(changed?.content.since).toBe('2026-12-01');
  const [, moved] = changeFrom({ placement: weekly, day: '2026-12-01' }, { time: '18:30' }).save;
  expect(moved?.content.since).toBe(weekly.since);
});

test('whatever is moved, every week from then on holds it exactly once', () => {
  const dayOfWeek = fc.integer({ min: 0, max: 6 });
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 8 }), dayOfWeek, (week, to) => {
      const day = addDays(weekly.date, week * 7);
      const target = addDays(mondayOf(day), to);
      const plan = after([weekly], changeFrom({ placement: weekly, day }, { date: target }));
      for (let each = 0; each < 12; each += 1) {
        expect(placedOn(plan, weekOf(addDays(monday, each * 7)))).toHaveLength(1);
      }
    }),
  );
});

test('the same muscles hard on two days that follow each other are found, also over the end of the week', () => {
  const legs = placementOf({ id: 'legs', date: '2026-11-24', hard: ['quadriceps', 'hamstrings'] });
  const squats = placementOf({ id: 'squats', date: '2026-11-25', hard: ['quadriceps'] });
  const arms = placementOf({ id: 'arms', date: '2026-11-25', hard: ['biceps'] });
  expect(withoutRest([legs, squats, arms], monday)).toMatchObject([
    { first: { day: '2026-11-24' }, second: { day: '2026-11-25' }, muscles: ['quadriceps'] },
  ]);
  const sunday = placementOf({ id: 'sunday', date: '2026-11-22', hard: ['biceps'] });
  const first = placementOf({ id: 'first', date: monday, hard: ['biceps'] });
  expect(withoutRest([sunday, first], monday)).toHaveLength(1);
  expect(withoutRest([sunday, first], addDays(monday, 7))).toEqual([]);
});

test('a week adds up its minutes with the steps that were added, and its days of strength', () => {
  const week = [
    placementOf({ id: 'a', date: monday, minutes: 30, step: 6, extra: 1, counted: 10 }),
    placementOf({ id: 'b', date: monday, minutes: 20, strength: true }),
    placementOf({ id: 'c', date: monday, minutes: 20, strength: true }),
  ];
  expect(sumsOf(placedOn(week, weekOf(monday)))).toEqual({ minutes: 76, counted: 10, strengthDays: 1 });
});
