import { element, round } from '#src/figures/body/markup.ts';
import { bodyChannels, type Sampling } from './channels.ts';
import type { Movement } from './movement.ts';
import { women } from './people.ts';
import { performanceOf } from './performance.ts';
import { nothing, type PropRig } from './prop-parts.ts';
import { riggedFigure } from './rig.ts';
import { stillMotion } from './still-motion.ts';

const holdingAnkles: Movement = {
  cycle: 'hold',
  props: [{ kind: 'mat' }],
  keys: [{ from: 'kneel', torso: -34, head: -34, arms: [66, 66], legs: [70, 178, 168], seconds: 1 }],
};

/** Someone who kneels behind the feet and holds the ankles down: she stays where they are in the first key pose. */
export function partnerRig({ joints: [start] }: Sampling): PropRig {
  const partner = performanceOf(holdingAnkles, women['sporty-woman']);
  const [body] = partner.sampling.joints;
  if (!(start && body)) return nothing;
  const x = start.nearLeg.foot.x - body.nearArm.hand.x;
  const figure = riggedFigure(partner, stillMotion(bodyChannels(partner.sampling), 0));
  const drawn = element('g', { transform: `translate(${round(x)})` }, figure);
  return {
    ...nothing,
    front: () => drawn,
    extent: [body.nearLeg.toe, body.head].map(({ x: own, y }) => ({ x: own + x, y })),
  };
}
