import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { distance, type Point } from '#src/figures/body/geometry.ts';
import type { Joints } from '#src/figures/body/kinematics.ts';
import { type Angles, angleNames } from './angles.ts';
import { bodyJoints } from './body.ts';
import { bodyChannels, parentOf, sampled, tracksOf, travelledBy } from './channels.ts';
import { contactJoint } from './contacts.ts';
import { drawMovement } from './draw-movement.ts';
import { motionOf } from './motion-css.ts';
import type { Movement } from './movement.ts';
import { men, type Performer, women } from './people.ts';
import { readMotion } from './read-motion.testing.ts';
import { sampleMovements } from './samples/samples.testing.ts';
import { plantDrift, type Timeline, timelineOf } from './timeline.ts';

const everyone: Readonly<Record<string, Performer>> = { ...women, ...men };
/** One of each height and build. */
const bodies = [
  'sporty-woman',
  'heavier-man',
  'teenage-girl',
  'older-man',
  'hijab',
  'heavier-woman',
] as const;

const cases = Object.entries(sampleMovements).flatMap(([id, movement], index) =>
  ['sporty-man', bodies[index % bodies.length] ?? 'sporty-woman'].map((person) => ({
    id,
    movement,
    person,
    performer: everyone[person] ?? women['sporty-woman'],
  })),
);

const fineTimes = (seconds: number, count = 700) =>
  Array.from({ length: count }, (_, index) => (seconds * index) / count);

/** What several tests ask of one movement: solving it takes longer than looking at it. */
function once<Made>(make: (movement: Movement, performer: Performer) => Made) {
  const made = new Map<Movement, Map<Performer, Made>>();
  return (movement: Movement, performer: Performer): Made => {
    const own = made.get(movement) ?? new Map<Performer, Made>();
    made.set(movement, own);
    const found = own.get(performer) ?? make(movement, performer);
    own.set(performer, found);
    return found;
  };
}

const solvedTimeline = once(timelineOf);

/** The joints as a browser shows them, worked out from the CSS that is sent. */
const shownJoints = once((movement, performer) => {
  const timeline = solvedTimeline(movement, performer);
  const sampling = sampled(timeline);
  const tracks = tracksOf(bodyChannels(sampling), [], sampling);
  const motion = motionOf(tracks, timeline.seconds);
  const { view } = timeline.frame;
  const valueAt = readMotion(motion);
  const at = (time: number): Joints => {
    const angles: Record<string, number> = {};
    for (const name of angleNames) {
      angles[name] = valueAt(name, time) + (angles[parentOf(name, view) ?? ''] ?? 0);
    }
    const hip = { x: valueAt('hipX', time) + travelledBy(timeline, time), y: valueAt('hipY', time) };
    return bodyJoints({ hip, angles: angles as Angles }, timeline.frame);
  };
  return { timeline, at };
});

const jointPlaces = ({ hip, collar, head, nearArm, farArm, nearLeg, farLeg }: Joints): readonly Point[] => [
  hip,
  collar,
  head,
  nearArm.elbow,
  nearArm.hand,
  farArm.elbow,
  farArm.hand,
  nearLeg.knee,
  nearLeg.foot,
  farLeg.knee,
  farLeg.foot,
];

const plantedAt = (timeline: Timeline, time: number) => timeline.at(time).plants;

test.each(cases)(
  '$id, $person: nothing planted drifts by half a unit as the browser shows it',
  ({ movement, performer }) => {
    const { timeline, at } = shownJoints(movement, performer);
    const drifts = fineTimes(timeline.seconds).flatMap((time) => {
      const joints = at(time);
      return plantedAt(timeline, time)
        .filter(({ contact }) => contact.side !== undefined && !contact.slides)
        .map(({ contact, place }) => distance(contactJoint(joints, contact), place));
    });
    expect(Math.max(0, ...drifts)).toBeLessThan(0.5);
  },
);

test.each(cases)('$id, $person: nothing planted drifts in the solved movement', ({ movement, performer }) => {
  const timeline = solvedTimeline(movement, performer);
  const drifts = fineTimes(timeline.seconds).flatMap((time) => {
    const { body, plants } = timeline.at(time);
    return plants.map((plant) => plantDrift(plant, body, timeline.setting));
  });
  expect(Math.max(0, ...drifts)).toBeLessThan(0.2);
});

test.each(cases)(
  '$id, $person: every joint is shown within a unit and a half of where it was solved',
  ({ movement, performer }) => {
    const { timeline, at } = shownJoints(movement, performer);
    const errors = fineTimes(timeline.seconds, 300).flatMap((time) => {
      const solved = jointPlaces(bodyJoints(timeline.at(time).body, timeline.frame));
      return jointPlaces(at(time)).map((place, index) => distance(place, solved[index] ?? place));
    });
    expect(Math.max(...errors)).toBeLessThan(1.5);
  },
);

test.each(cases)('$id, $person: the end of the cycle is its beginning', ({ movement, performer }) => {
  const timeline = solvedTimeline(movement, performer);
  const start = jointPlaces(bodyJoints(timeline.at(0).body, timeline.frame));
  const end = jointPlaces(bodyJoints(timeline.at(timeline.seconds).body, timeline.frame));
  const way = travelledBy(timeline, timeline.seconds);
  for (const [index, place] of end.entries()) {
    expect(distance({ x: place.x - way, y: place.y }, start[index] ?? place)).toBeLessThan(0.01);
  }
});

test.each(cases)('$id, $person: no joint jumps from one moment to the next', ({ movement, performer }) => {
  const timeline = solvedTimeline(movement, performer);
  const steps = fineTimes(timeline.seconds, 1500).map((time) =>
    jointPlaces(bodyJoints(timeline.at(time).body, timeline.frame)),
  );
  const jumps = steps
    .slice(1)
    .flatMap((places, index) =>
      places.map((place, joint) => distance(place, steps[index]?.[joint] ?? place)),
    );
  // The fastest hands and feet, of a jumper, move at less than 1200 units (12 m) a second.
  expect(Math.max(...jumps)).toBeLessThan((1200 * timeline.seconds) / 1500);
});

test.each(cases)('$id, $person: the file is at most 2.5 KB after brotli', ({ movement, performer }) => {
  expect(brotliCompressSync(drawMovement(movement, performer)).length).toBeLessThanOrEqual(2500);
});
