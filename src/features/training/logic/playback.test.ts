import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  advance,
  beginning,
  comeBack,
  go,
  longestAbsence,
  type PlayedStep,
  pause,
  resume,
  spent,
  trained,
} from './playback.ts';

const start = 1_700_000_000_000;
const timed = fc.array(fc.integer({ min: 5, max: 90 }), { minLength: 1, maxLength: 12 });
const stepsOf = (seconds: readonly number[]): PlayedStep[] => seconds.map((each) => ({ seconds: each }));

test('however often a session is paused and resumed, no second of it is lost or won', () => {
  fc.assert(
    fc.property(
      timed,
      fc.array(fc.tuple(fc.integer({ min: 0, max: 40_000 }), fc.integer({ min: 0, max: 9_000_000 }))),
      (seconds, stretches) => {
        const steps = stepsOf(seconds);
        const length = seconds.reduce((sum, each) => sum + each * 1000, 0);
        let now = start;
        let playback = beginning;
        let ran = 0;
        for (const [running, paused] of stretches) {
          playback = resume(playback, now);
          now += running;
          ran += running;
          playback = pause(advance(playback, steps, now), now);
          now += paused;
        }
        expect(trained(playback, now)).toBe(Math.min(ran, length));
      },
    ),
  );
});

test('one look at the end finds the same step as a look every second', () => {
  fc.assert(
    fc.property(timed, fc.integer({ min: 0, max: 1200 }), (seconds, after) => {
      const steps = stepsOf(seconds);
      const running = resume(beginning, start);
      const once = advance(running, steps, start + after * 1000);
      let often = running;
      for (let second = 1; second <= after; second += 1) often = advance(often, steps, start + second * 1000);
      expect(often).toEqual(once);
    }),
  );
});

const counted: PlayedStep[] = [{ seconds: 10 }, { seconds: undefined }, { seconds: 20 }];

test('repetitions are left by a tap alone', () => {
  const waiting = advance(resume(beginning, start), counted, start + 500_000);
  expect(waiting.step).toBe(1);
  expect(spent(waiting, start + 500_000)).toBe(490_000);
  expect(go(waiting, 2, counted, start + 500_000)).toMatchObject({ step: 2, before: 0, total: 500_000 });
});

test('the last step ends the session, and nothing runs any more', () => {
  const done = advance(resume(beginning, start), [{ seconds: 10 }], start + 60_000);
  expect(done).toEqual({ step: 1, before: 0, since: undefined, total: 10_000 });
  expect(trained(done, start + 90_000)).toBe(10_000);
});

test('back stays at the first step, and a pause stays a pause', () => {
  expect(go(beginning, -1, counted, start)).toEqual(beginning);
});

test('after a short absence the session has gone on, after a long one it waits where it was left', () => {
  const running = resume(beginning, start);
  const steps = stepsOf([60, 60, 60, 60]);
  expect(comeBack(running, steps, start + 30_000, start + 70_000).step).toBe(1);
  const waiting = comeBack(running, steps, start + 30_000, start + 30_000 + longestAbsence + 1);
  expect(waiting).toEqual({ step: 0, before: 30_000, since: undefined, total: 0 });
});

test('a clock that is set back takes nothing away', () => {
  const running = resume(pause({ ...beginning, before: 4000 }, start), start);
  expect(spent(running, start - 60_000)).toBe(4000);
});
