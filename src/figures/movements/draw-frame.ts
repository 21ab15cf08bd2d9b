import { element } from '#src/figures/body/markup.ts';
import { bodyChannels } from './channels.ts';
import { withPlainColours } from './draw-movement.ts';
import type { Movement } from './movement.ts';
import type { Performer, PersonName } from './people.ts';
import { type Performance, performanceOf } from './performance.ts';
import type { PropRig } from './prop-parts.ts';
import { propRigOf } from './prop-rig.ts';
import { riggedFigure } from './rig.ts';
import { boxAround, stageBack, stageFront, stageStyle, viewBox } from './stage.ts';
import { stillMotion } from './still-motion.ts';

/** The body and its things at one sampled moment, in the coordinates of the movement. */
export function drawMoment(performance: Performance, moment: number, props: PropRig): string {
  const motion = stillMotion([...bodyChannels(performance.sampling), ...props.channels], moment);
  const figure = riggedFigure(performance, motion, props.carried);
  return element('g', {}, props.back(motion) + figure + props.front(motion));
}

/** One moment, `share` (0…1) of a cycle after its start, as a picture of its own. */
export function drawMomentPicture(movement: Movement, person: PersonName | Performer, share: number): string {
  const performance = performanceOf(movement, person);
  const { sampling } = performance;
  const props = propRigOf(performance.movement.props ?? [], sampling);
  const box = boxAround(sampling, props.extent);
  const time = share * sampling.timeline.seconds;
  const moment = sampling.times.findIndex((sample) => sample >= time - 1e-9);
  const content =
    stageBack(box, sampling) + drawMoment(performance, moment, props) + stageFront(box, sampling);
  const svg = { xmlns: 'http://www.w3.org/2000/svg', viewBox: viewBox(box) };
  return withPlainColours(element('svg', svg, `<style>${stageStyle}</style>${content}`));
}
