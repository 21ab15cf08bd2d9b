import { type Sampling, sampled } from './channels.ts';
import type { Movement } from './movement.ts';
import { dressedFor, withRestingSkirt } from './outfits.ts';
import { men, type Performer, type PersonName, usualPeople, women } from './people.ts';
import { timelineOf } from './timeline.ts';
import { inWheelchair } from './wheelchair.ts';

/** A movement as one person shows it, dressed for it. */
export interface Performance {
  readonly movement: Movement;
  readonly person: Performer;
  readonly sampling: Sampling;
}

/** The woman or the man of a movement. */
export function performerOf({ people = usualPeople }: Movement, who: PersonName): Performer {
  return who === 'woman' ? women[people.woman] : men[people.man];
}

/** Degrees and units that legs and hips may move under a skirt without anyone seeing that it does not. */
const restingSlack = 2.5;

function legsRest({ joints, moments }: Sampling): boolean {
  const [first] = joints;
  const [start] = moments;
  if (!(first && start)) return false;
  const names = ['nearThigh', 'farThigh', 'nearShin', 'farShin', 'pelvis'] as const;
  return moments.every(({ body }) => {
    const turned = names.every(
      (name) => Math.abs(body.angles[name] - start.body.angles[name]) < restingSlack,
    );
    return turned && Math.hypot(body.hip.x - start.body.hip.x, body.hip.y - start.body.hip.y) < restingSlack;
  });
}

/**
 * Who shows a movement, how it is dressed, and the movement solved for its body. The last one is remembered, since the moving
 * drawing and the still one of an exercise are made one after the other.
 */
export function performanceOf(movement: Movement, who?: PersonName | Performer): Performance {
  const person = typeof who === 'object' ? who : performerOf(movement, who ?? movement.person ?? 'woman');
  if (last?.movement !== movement || last.person !== person) {
    last = { movement, person, performance: perform(movement, person) };
  }
  return last.performance;
}

let last: { movement: Movement; person: Performer; performance: Performance } | undefined;

function perform(movement: Movement, person: Performer): Performance {
  const shown = person.usesWheelchair ? inWheelchair(movement) : movement;
  const sampling = sampled(timelineOf(shown, person));
  const dressed = dressedFor(shown, person);
  return { movement: shown, person: legsRest(sampling) ? withRestingSkirt(dressed) : dressed, sampling };
}
