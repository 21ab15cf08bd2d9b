import { circle, element, filled, line } from '#src/figures/body/markup.ts';
import type { Sampling } from './channels.ts';
import { drawMoment } from './draw-frame.ts';
import { withPlainColours } from './draw-movement.ts';
import type { Movement } from './movement.ts';
import type { Performer, PersonName } from './people.ts';
import { performanceOf } from './performance.ts';
import { propRigOf } from './prop-rig.ts';
import {
  type Box,
  boxAround,
  poseExtent,
  stageFront,
  stageGround,
  stageStyle,
  underFigure,
  viewBox,
} from './stage.ts';

const mostPoses = 4;

/** Positions, in the sampling, of the key poses that tell the exercise: at most four, the first always. */
export function tellingMoments(movement: Movement, sampling: Sampling): readonly number[] {
  const { keys } = sampling.timeline;
  const shown = movement.keys.flatMap(({ still }, index) => {
    const time = keys[index]?.arrives ?? 0;
    return still === false ? [] : [sampling.times.indexOf(time)];
  });
  const step = Math.max(1, Math.ceil(shown.length / mostPoses));
  return shown.filter((_, index) => index % step === 0);
}

const ink = '#4a3524';

function arrow(x: number, y: number): string {
  return (
    line(`M${x - 7} ${y}H${x + 3}`, ink, 2.4) +
    filled(`M${x + 1} ${y - 4.5}L${x + 8.5} ${y}L${x + 1} ${y + 4.5}Z`, ink)
  );
}

/** One to four dots: the order of the poses, in a way that needs no digits of any language. */
function order(x: number, y: number, count: number): string {
  const dots = Array.from({ length: count }, (_, index) => circle(x + index * 9, y, 3.2, ink));
  return dots.join('');
}

/**
 * The telling key poses side by side, in their order: for print, for readers who do not want motion, and for lists.
 * A repetition that ends where it began is drawn without its way back.
 */
export function drawKeyPoses(movement: Movement, person?: PersonName | Performer): string {
  const performance = performanceOf(movement, person);
  const { sampling } = performance;
  const props = propRigOf(performance.movement.props ?? [], sampling);
  const whole = boxAround(sampling, props.extent);
  const moments = tellingMoments(movement, sampling);
  const { left, right } = poseExtent(sampling, props.extent);
  const panel = Math.ceil(moments.length === 1 ? whole.width : right - left + 14);
  const start = moments.length === 1 ? whole.left : left - 7;
  // Room above the heads for the order.
  const above = moments.length === 1 ? 0 : 14;
  const box: Box = {
    left: 0,
    width: panel * moments.length,
    top: whole.top - above,
    height: whole.height + above,
  };
  const panels = moments.map((moment, index) => {
    const drawn = drawMoment(performance, moment, props);
    const transform = `translate(${Math.round(index * panel - start)})`;
    return element('g', { transform }, underFigure(sampling) + drawn);
  });
  const marks = moments.map((_, index) =>
    moments.length === 1
      ? ''
      : order(index * panel + 14, box.top + 12, index + 1) +
        (index === 0 ? '' : arrow(index * panel - 4, box.top + 12)),
  );
  return withPlainColours(
    element(
      'svg',
      { xmlns: 'http://www.w3.org/2000/svg', viewBox: viewBox(box), role: 'img' },
      `<style>${stageStyle}</style>${stageGround(box, sampling)}${panels.join('')}${stageFront(box, sampling)}${marks.join('')}`,
    ),
  );
}
