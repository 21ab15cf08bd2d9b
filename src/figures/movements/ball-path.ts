import { middle, type Point, walk } from '#src/figures/body/geometry.ts';
import { type Channel, type Sampling, travelledBy } from './channels.ts';
import { betweenPoints, eased } from './interpolate.ts';
import type { HeldProp, KeyPose } from './movement.ts';

/** Half the width of a ball in the hands, in units; also a football and a basketball on the ground. */
export const ballRadius = 11;

/** Whether it can leave the hands: a basketball, or a football. */
export const isBall = ({ kind }: HeldProp): boolean => kind === 'ball' || kind === 'football';

/** From the wrist to the middle of a ball that lies in the palm. */
const inPalm = 5;

function heldPlace({ by }: HeldProp, { moments, joints }: Sampling, moment: number): Point {
  const [body, joint] = [moments[moment]?.body, joints[moment]];
  if (!(body && joint)) throw new RangeError(`A movement has no sample ${moment}.`);
  const near = walk(joint.nearArm.hand, body.angles.nearHand, inPalm);
  const far = walk(joint.farArm.hand, body.angles.farHand, inPalm);
  if (by === 'near-hand') return near;
  return by === 'far-hand' ? far : middle(near, far);
}

/** Where a ball is at every sample: held, lying, or on its way from one key pose to the next with the key pose's ease. */
export function ballPath(prop: HeldProp, sampling: Sampling): readonly Point[] {
  const { times, moments, timeline, joints } = sampling;
  const start = joints[0]?.hip.x ?? 0;
  const placeOf = ({ ball }: KeyPose): Point | undefined => ball && { x: start + ball[0], y: -ball[1] };
  return moments.map(({ after, time }, moment) => {
    const from = timeline.keys[after];
    const to = timeline.keys[after + 1] ?? from;
    if (!(from && to)) return heldPlace(prop, sampling, moment);
    const ends = { from: placeOf(from.source.key), to: placeOf(to.source.key) };
    if (!(ends.from || ends.to)) return heldPlace(prop, sampling, moment);
    const heldAt = (instant: number) => heldPlace(prop, sampling, Math.max(0, times.indexOf(instant)));
    const span = to.arrives - from.leaves;
    const passed = span <= 0 ? 0 : Math.min(1, Math.max(0, (time - from.leaves) / span));
    const share = eased(to.source.key.ease ?? 'smooth', passed);
    return betweenPoints(ends.from ?? heldAt(from.leaves), ends.to ?? heldAt(to.arrives), share);
  });
}

/** The two channels that carry a ball along `path`. */
export function ballChannels(path: readonly Point[], { timeline, times }: Sampling): readonly Channel[] {
  const right = path.map(({ x }, index) => x - travelledBy(timeline, times[index] ?? 0));
  return [
    { name: 'ballX', kind: 'right', values: right },
    { name: 'ballY', kind: 'down', values: path.map(({ y }) => y) },
  ];
}
