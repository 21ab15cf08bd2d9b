import fc from 'fast-check';
import { expect, test } from 'vitest';
import { weekdayOf } from '#src/features/training/logic/days.ts';
import { placementOf } from '#src/features/training/logic/placement.testing.ts';
import { commonMuscles } from '#src/features/training/logic/rest-days.ts';
import { goals, painPlaces, stages, states } from './answers.ts';
import { ago, inputOf, pressure } from './coach.testing.ts';
import { walkBounds } from './compose.ts';
import { factsOf } from './facts.ts';
import { propose } from './propose.ts';
import { firstMinutes, stepUp } from './rules/pace-rules.ts';
import { isHardSession } from './session-pool.ts';

const anyDone = fc.record({
  days: fc.integer({ min: 0, max: 40 }),
  counted: fc.integer({ min: 0, max: 200 }),
  strength: fc.boolean(),
  whole: fc.boolean(),
  felt: fc.constantFrom('easy', 'right', 'hard'),
  plan: fc.constantFrom(
    {},
    { workout: '/build-body-women/bodyweight-strength/full-body', session: 'two-blocks' },
    { workout: '/build-body-women/cardio/hiit', session: 'start' },
    { workout: '/build-body-women/functional/balance-coordination', session: 'steady' },
  ),
});
const anyInput = fc
  .record({
    log: fc.array(anyDone, { maxLength: 20 }),
    answers: fc.record({
      goal: fc.constantFrom(...goals),
      state: fc.constantFrom(...states),
      stage: fc.constantFrom(...stages),
      pain: fc.constantFrom(...painPlaces),
      figure: fc.constantFrom('woman', 'man'),
    }),
    born: fc.constantFrom(undefined, '1950-01-01', '1990-01-01', '2012-01-01'),
    condition: fc.constantFrom(undefined, 'pregnant', 'diabetes', 'heart'),
    systolic: fc.option(fc.integer({ min: 90, max: 200 }), { nil: undefined }),
    planned: fc.array(fc.integer({ min: -14, max: 10 }), { maxLength: 6 }),
  })
  .map(({ log, answers, born, condition, systolic, planned }) =>
    inputOf({
      log: log.map(({ days, plan, ...own }) => ago(days, { ...own, ...plan })),
      answers,
      person: { name: 'A', ...(born && { born }), ...(condition && { conditions: [condition] }) },
      readings: systolic === undefined ? [] : [pressure(systolic, 80)],
      placements: planned.map((day, index) =>
        placementOf({
          id: `${index}`,
          date: `2026-11-${String(15 + day).padStart(2, '0')}`,
          hard: ['quadriceps'],
        }),
      ),
    }),
  );

test('whatever was entered: the same week twice, within its limits, with rest for muscles and days, and nothing after danger', () => {
  fc.assert(
    fc.property(anyInput, (input) => {
      const proposal = propose(input);
      expect(propose(input)).toEqual(proposal);
      const { sessions, findings, isStopped } = proposal;
      if (isStopped) {
        expect(sessions).toEqual([]);
        return;
      }
      const used = findings.map(({ rule }) => rule);
      const { weeks } = factsOf(input);
      const [now] = weeks;
      const walked = sessions
        .filter(({ part }) => part === 'walk')
        .reduce((sum, { counted }) => sum + counted, 0);
      expect(walked).toBeLessThanOrEqual(300);
      const known = weeks.map(({ counted }) => counted);
      expect(walked).toBeLessThanOrEqual(Math.max(firstMinutes, now.counted + stepUp(now.counted), ...known));
      for (const { part, minutes, day } of sessions) {
        expect(weekdayOf(day)).not.toBe(3);
        if (part === 'walk') {
          expect(minutes).toBeGreaterThanOrEqual(walkBounds.least);
          expect(minutes).toBeLessThanOrEqual(walkBounds.most);
        }
      }
      const isCareful = ['pressureHigh', 'wasIll', 'pain', 'illness', 'balance', 'pregnant'].some((rule) =>
        used.some((one) => one === rule),
      );
      if (isCareful) expect(sessions.filter(({ choice }) => choice && isHardSession(choice))).toEqual([]);
      for (const one of sessions) {
        const next = sessions.filter(({ day }) => weekdayOf(day) === weekdayOf(one.day) + 1);
        expect(
          commonMuscles(
            one.hard,
            next.flatMap(({ hard }) => hard),
          ),
        ).toEqual([]);
      }
    }),
    { numRuns: 500 },
  );
});
