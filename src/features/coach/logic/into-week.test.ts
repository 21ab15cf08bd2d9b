import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, weekOf } from '#src/features/training/logic/days.ts';
import { placementOf } from '#src/features/training/logic/placement.testing.ts';
import { ownSessionSchema, placementSchema } from '#src/features/training/logic/record-schemas.ts';
import type { Kept, Placement } from '#src/features/training/logic/records.ts';
import { type PlanEdit, placedOn } from '#src/features/training/logic/week.ts';
import { changed } from './changes.ts';
import { inputOf, monday } from './coach.testing.ts';
import { emptyWeek, placementsOf } from './into-week.ts';
import { propose } from './propose.ts';
import { knownWalk, walkSession } from './walk.ts';

const nameOfWalk = (minutes: number) => `Walk ${minutes}`;
const { sessions } = propose(inputOf());

test('a proposal becomes placements of its days and one session for walks of the same length', () => {
  const edit = placementsOf({ sessions, own: [], nameOfWalk, newId: () => 'walk' });
  expect(edit.own).toEqual([{ id: 'walk', content: walkSession(10, 'Walk 10') }]);
  expect(edit.save.map(({ content }) => content.date)).toEqual(sessions.map(({ day }) => day));
  for (const { content } of edit.save) expect(placementSchema.parse(content)).toEqual(content);
  expect(
    edit.save.filter(({ content }) => content.workout === 'own').map(({ content }) => content.session),
  ).toEqual(Array(4).fill('walk'));
});

test('a walk that is there already is used again', () => {
  const own = [{ ...walkSession(10, 'Morning walk'), id: 'mine' }];
  expect(placementsOf({ sessions, own, nameOfWalk, newId: () => 'new' }).own).toEqual([]);
  expect(knownWalk(own, 15)).toBeUndefined();
  expect(ownSessionSchema.parse(walkSession(60, 'Long'))).toEqual(walkSession(60, 'Long'));
});

test('a session that the visitor moves or eases is another day or shorter, and a walk is never eased', () => {
  const strength = sessions.find(({ part }) => part === 'strength');
  const [moved] = changed(strength ? [strength] : [], { [strength?.key ?? '']: { day: monday, extra: -2 } });
  expect(moved).toMatchObject({ day: monday, extra: -2, minutes: 10 });
});

/** The plan after an edit. */
function apply(placements: readonly Kept<Placement>[], { save, remove }: PlanEdit): Kept<Placement>[] {
  const changedIds = save.flatMap(({ id }) => id ?? []);
  const kept = placements.filter(({ id }) => !remove.includes(id) && !changedIds.includes(id));
  return [...kept, ...save.map(({ id, content }, index) => ({ ...content, id: id ?? `new ${index}` }))];
}

test('a week that makes room is empty, and every other week stays as it was', () => {
  const plans = fc.array(
    fc.record({
      day: fc.integer({ min: -30, max: 30 }),
      weekly: fc.boolean(),
      until: fc.option(fc.integer({ min: 0, max: 40 }), { nil: undefined }),
    }),
    { maxLength: 8 },
  );
  fc.assert(
    fc.property(plans, (rows) => {
      const plan = rows.map(({ day, weekly, until }, index) =>
        placementOf({
          id: `${index}`,
          name: `${index}`,
          date: addDays(monday, day),
          weekly,
          ...(until !== undefined && { until: addDays(monday, day + until) }),
        }),
      );
      const after = apply(plan, emptyWeek(plan, monday));
      const shown = (placements: readonly Kept<Placement>[], week: string) =>
        placedOn(placements, weekOf(week))
          .map(({ placement, day }) => `${day} ${placement.name}`)
          .sort();
      expect(shown(after, monday)).toEqual([]);
      for (const weeks of [-5, -2, -1, 1, 2, 5, 10]) {
        const week = addDays(monday, weeks * 7);
        expect(shown(after, week)).toEqual(shown(plan, week));
      }
    }),
  );
});
