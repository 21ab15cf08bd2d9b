import { directionTo, distance, middle, type Point, shift, walk } from '#src/figures/body/geometry.ts';
import type { Joints } from '#src/figures/body/kinematics.ts';
import { circle, element, filled, line, round } from '#src/figures/body/markup.ts';
import { paint } from '#src/figures/body/palette.ts';
import type { Sampling } from './channels.ts';
import type { Motion } from './motion-css.ts';
import { nothing, type PropRig } from './prop-parts.ts';
import { movingGroup } from './rig.ts';

const wheel = { radius: 32, behind: 46, before: 60, turns: 2 } as const;
/** From the ankle to the pedal under the ball of the foot: along the sole, and below it. */
const underBall = { along: 11, below: 6.5 } as const;

/** Where the pedal under a foot is. */
export function pedalUnder(joints: Joints, side: 'near' | 'far'): Point {
  const { foot, toe } = joints[`${side}Leg`];
  const sole = directionTo(foot, toe);
  return walk(walk(foot, sole, underBall.along), sole + 90, underBall.below);
}

const moved = ({ x, y }: Point, content: string): string =>
  element('g', { transform: `translate(${round(x)} ${round(y)})` }, content);

/** Both wheels; spokes that cross each other look the same after a quarter of a turn. */
function wheelMarks(axle: Point, motion: Motion): string {
  const spokes = [0, 30, 60, 90, 120, 150].map((turn) => {
    const { x, y } = walk({ x: 0, y: 0 }, turn, wheel.radius - 2);
    return `M${-x} ${-y}L${x} ${y}`;
  });
  const tyre = { stroke: paint('rubber'), 'stroke-width': 3.4 };
  const marks =
    circle(0, 0, wheel.radius - 1.7, 'none', tyre) +
    movingGroup(motion, 'wheelTurn', line(spokes.join(''), paint('metal'), 0.8));
  return [-wheel.behind, wheel.before].map((x) => moved({ x: axle.x + x, y: -wheel.radius }, marks)).join('');
}

/** A crank with its pedal, which stays level; `reach` is negative for the other side. */
function crankMarks(reach: number, motion: Motion): string {
  const pedal = movingGroup(motion, 'pedalTurn', line('M-5 0H5', paint('rubber'), 3.4));
  return movingGroup(
    motion,
    'crankTurn',
    line(`M0 0H${reach}`, paint('metal'), 3) + moved({ x: reach, y: 0 }, pedal),
  );
}

/** The frame with saddle and handlebar; all points as seen from the axle of the pedals. */
function frameMarks(saddle: Point, grip: Point, hubs: number): string {
  const seat = shift(saddle, 5, 13);
  const head = shift(grip, 5, 24);
  const crown = shift(head, 4, 9);
  const stem = { x: head.x - 3, y: grip.y - 1 };
  const path = (...points: readonly Point[]) => `M${points.map(({ x, y }) => `${x} ${y}`).join('L')}`;
  const rear = { x: -wheel.behind, y: hubs };
  const front = { x: wheel.before, y: hubs };
  const axle = { x: 0, y: 0 };
  return (
    line(path(crown, axle, rear, seat, axle) + path(seat, head, crown, front), paint('cloth-teal'), 3.6) +
    line(path(seat, shift(saddle, 1, 2)) + path(head, stem), paint('metal'), 3) +
    line(path(stem, { x: grip.x - 5, y: stem.y }), paint('rubber'), 3.6) +
    filled(`M${saddle.x - 15} ${saddle.y + 3}q-1 -5 7 -5l22 3q2 4 -11 4q-10 5 -18 -2Z`, paint('rubber')) +
    circle(0, 0, 7, 'none', { stroke: paint('metal'), 'stroke-width': 2.2 })
  );
}

/** A bicycle under someone who rides it: the pedals are where the feet turn, the grips where the hands are. */
export function bicycleRig({ joints, times, timeline }: Sampling, saddleHeight: number): PropRig {
  const [start] = joints;
  if (!start) return nothing;
  const near = pedalUnder(start, 'near');
  const axle = middle(near, pedalUnder(start, 'far'));
  const crank = distance(near, axle);
  const first = directionTo(axle, near);
  const turned = (from: number, turns: number): readonly number[] =>
    times.map((time) => from + (360 * turns * time) / timeline.seconds);
  const seen = ({ x, y }: Point): Point => shift({ x, y }, -axle.x, -axle.y);
  const grip = walk(start.nearArm.hand, directionTo(start.nearArm.elbow, start.nearArm.hand), 5);
  const frame = frameMarks(
    seen({ x: start.hip.x - 4, y: -saddleHeight }),
    seen(grip),
    -wheel.radius - axle.y,
  );
  return {
    ...nothing,
    channels: [
      { name: 'crankTurn', kind: 'turn', values: turned(first, 1) },
      { name: 'pedalTurn', kind: 'turn', values: turned(-first, -1) },
      { name: 'wheelTurn', kind: 'turn', values: turned(0, wheel.turns) },
    ],
    carried: {
      // The frame is between the legs, and the near crank too.
      hips: (motion) => moved(shift(axle, -start.hip.x, -start.hip.y), frame + crankMarks(crank, motion)),
    },
    back: (motion) => wheelMarks(axle, motion) + moved(axle, crankMarks(-crank, motion)),
    extent: [-wheel.behind - wheel.radius, wheel.before + wheel.radius].map((x) => ({ x: axle.x + x, y: 0 })),
  };
}
