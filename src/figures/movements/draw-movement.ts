import { element } from '#src/figures/body/markup.ts';
import { bodyChannels, tracksOf } from './channels.ts';
import { motionOf } from './motion-css.ts';
import type { Movement } from './movement.ts';
import type { Performer, PersonName } from './people.ts';
import { performanceOf } from './performance.ts';
import { propRigOf } from './prop-rig.ts';
import { riggedFigure } from './rig.ts';
import { boxAround, passingStyle, stageBack, stageFront, stageStyle, viewBox } from './stage.ts';

/** A path without the zeros and spaces that it can do without. */
const shortPath = (d: string): string => d.replace(/(^|[^\d.])0\./g, '$1.').replace(/ -/g, '-');

/** A file shown as a picture knows no tokens of the page, so only their values are worth their bytes. */
export function withPlainColours(markup: string): string {
  return markup
    .replace(/var\(--[\w-]+,([^)]+)\)/g, '$1')
    .replace(/#([0-9a-f])\1([0-9a-f])\2([0-9a-f])\3/g, '#$1$2$3')
    .replace(/ d="[^"]*"/g, shortPath);
}

/** Stands still on its first key pose for readers who do not want motion. */
const calm = '@media(prefers-reduced-motion:reduce){g{animation-play-state:paused!important}}';

/**
 * An exercise as one animated SVG file: no script, no request, at most 2.5 KB after brotli. To be shown with `<img>`,
 * where the page's `alt` says what it shows and the file's own style sheet applies whatever the page's Content-Security-Policy says.
 */
export function drawMovement(movement: Movement, person?: PersonName | Performer): string {
  const performance = performanceOf(movement, person);
  const { sampling } = performance;
  const { seconds } = sampling.timeline;
  const props = propRigOf(performance.movement.props ?? [], sampling);
  const motion = motionOf(tracksOf(bodyChannels(sampling), props.channels, sampling), seconds);
  const box = boxAround(sampling, props.extent);
  const style = stageStyle + motion.css + passingStyle(sampling) + calm;
  const content =
    stageBack(box, sampling) +
    props.back(motion) +
    riggedFigure(performance, motion, props.carried) +
    props.front(motion) +
    stageFront(box, sampling);
  return withPlainColours(
    element(
      'svg',
      { xmlns: 'http://www.w3.org/2000/svg', viewBox: viewBox(box), role: 'img' },
      `<style>${style}</style>${content}`,
    ),
  );
}
