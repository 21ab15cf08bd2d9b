import type { OwnSession } from './records.ts';

type Block = OwnSession['blocks'][number];

const march = { exercise: 'marching-on-the-spot', seconds: 60 };

const once = (part: 'warm-up' | 'cool-down', items: Block['items']): Block => ({ part, rounds: 1, items });
const twice = (items: Block['items']): Block => ({ part: 'main', rounds: 2, roundRest: 30, items });

/** Sessions of about ten minutes to begin with and to change: for beginners, with nothing but a floor, a wall and a chair. */
export const startingPoints = {
  wholeBody: [
    once('warm-up', [
      march,
      { exercise: 'arm-circles', repetitions: 8 },
      { exercise: 'hip-circles', repetitions: 6 },
    ]),
    twice([
      { exercise: 'chair-squat', repetitions: 10, rest: 20 },
      { exercise: 'wall-push-up', repetitions: 10, rest: 20 },
      { exercise: 'glute-bridge', repetitions: 10, rest: 20 },
      { exercise: 'bird-dog', repetitions: 5 },
    ]),
    once('cool-down', [
      { exercise: 'chest-stretch-wall', seconds: 20 },
      { exercise: 'calf-stretch-wall', seconds: 20 },
    ]),
  ],
  legs: [
    once('warm-up', [
      march,
      { exercise: 'hip-circles', repetitions: 6 },
      { exercise: 'leg-swings', repetitions: 8 },
    ]),
    twice([
      { exercise: 'squat', repetitions: 10, rest: 20 },
      { exercise: 'glute-bridge', repetitions: 10, rest: 20 },
      { exercise: 'calf-raise', repetitions: 10, rest: 10 },
      { exercise: 'clamshell', repetitions: 8 },
    ]),
    once('cool-down', [
      { exercise: 'quadriceps-stretch-standing', seconds: 20 },
      { exercise: 'calf-stretch-wall', seconds: 20 },
    ]),
  ],
  trunk: [
    once('warm-up', [
      march,
      { exercise: 'cat-cow', repetitions: 6 },
      { exercise: 'pelvic-tilt', repetitions: 8 },
    ]),
    twice([
      { exercise: 'bird-dog', repetitions: 5, rest: 20 },
      { exercise: 'curl-up', repetitions: 8, rest: 20 },
      { exercise: 'glute-bridge', repetitions: 8, rest: 20 },
      { exercise: 'incline-plank', seconds: 20, rest: 20 },
    ]),
    once('cool-down', [
      { exercise: 'child-pose', seconds: 40 },
      { exercise: 'knees-to-chest', seconds: 30 },
    ]),
  ],
} as const satisfies Readonly<Record<string, readonly Block[]>>;

export type StartingPoint = keyof typeof startingPoints;
