/** Lengths of the segments in drawing units. */
export interface Skeleton {
  readonly pelvis: number;
  readonly chest: number;
  readonly neck: number;
  readonly headRadius: number;
  readonly upperArm: number;
  readonly forearm: number;
  readonly thigh: number;
  readonly shin: number;
  readonly foot: number;
  /** Half the distance between the shoulder joints, and between the hip joints, seen from the front. */
  readonly shoulderHalf: number;
  readonly hipHalf: number;
  /** How far the shoulder joints lie below the base of the neck, seen from the front. */
  readonly shoulderDrop: number;
  /** The same seen from the side: 0 in a figure that moves, whose contacts are measured from the collar. */
  readonly sideShoulderDrop: number;
  /** How far the underside of each contact lies below its joint. */
  readonly underside: Readonly<Record<'foot' | 'toe' | 'hand' | 'elbow' | 'knee' | 'hip' | 'back', number>>;
}

/** About seven and a half heads tall; torso 46 = pelvis half 20 + chest half 26. */
export const adultSkeleton: Skeleton = {
  pelvis: 20,
  chest: 26,
  neck: 10,
  headRadius: 11,
  upperArm: 26,
  forearm: 24,
  thigh: 38,
  shin: 38,
  foot: 15,
  shoulderHalf: 13.5,
  hipHalf: 6,
  shoulderDrop: 4.5,
  sideShoulderDrop: 0,
  underside: { foot: 5.6, toe: 4, hand: 3.4, elbow: 4.4, knee: 6.4, hip: 9.6, back: 9 },
};

const scaleAll = <Values extends Readonly<Record<string, number>>>(values: Values, factor: number): Values =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [key, value * factor])) as Values;

/** The same person `factor` times as tall, with a head `headFactor` times as big: children have larger heads. */
export function scaleSkeleton(skeleton: Skeleton, factor: number, headFactor: number): Skeleton {
  const { underside, headRadius, ...lengths } = skeleton;
  return {
    ...scaleAll(lengths, factor),
    headRadius: headRadius * headFactor,
    underside: scaleAll(underside, factor),
  };
}
