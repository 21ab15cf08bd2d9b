import type { KeyPose, Movement, Prop } from './movement.ts';

export const sitsInWheelchair = ({ props = [] }: Movement): boolean =>
  props.some(({ kind }) => kind === 'wheelchair');

/** From the front a seated thigh points at the viewer: this is what is left of its length. */
export const foreshortenedThigh = 5;

const restedLegs = {
  side: { legs: [4, 84, 0] },
  front: { nearLeg: [62, 90, 76], farLeg: [118, 90, 104] },
} as const satisfies Readonly<Record<string, Pick<KeyPose, 'legs' | 'nearLeg' | 'farLeg'>>>;

/**
 * The same movement of head, trunk and arms, shown by someone who sits in a wheelchair: for exercises that ask nothing of
 * the legs.
 */
export function inWheelchair(movement: Movement): Movement {
  const { props = [], keys, view = 'side' } = movement;
  const seated = keys.map(
    ({ legs: _, nearLeg: __, farLeg: ___, hip: ____, lift: _____, ...key }): KeyPose => ({
      ...key,
      ...restedLegs[view],
      on: ['seat@wheelchair'],
    }),
  );
  const chair: Prop = { kind: 'wheelchair' };
  const others = props.filter(({ kind }) => kind !== 'chair' && kind !== 'mat');
  return { ...movement, props: [chair, ...others], keys: seated };
}
