import type { Point } from '#src/figures/body/geometry.ts';
import { ellipse, line, rectangle, round } from '#src/figures/body/markup.ts';
import { type Sampling, travelledBy } from './channels.ts';
import { matMarks } from './prop-drawings.ts';

/** The part of the drawing that is shown, in units. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

const proportion = 4 / 3;

interface Extent {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** How far a body and its things reach at all times, with room for heads, hands and shoes. */
export function poseExtent({ timeline, joints, times }: Sampling, extent: readonly Point[]): Extent {
  let [left, right, top, bottom] = [Infinity, -Infinity, Infinity, -Infinity];
  const reach = ({ x, y }: Point, by: number) => {
    left = Math.min(left, x - by);
    right = Math.max(right, x - by);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  };
  for (const [index, { hip, head, nearArm, farArm, nearLeg, farLeg }] of joints.entries()) {
    const by = travelledBy(timeline, times[index] ?? 0);
    for (const point of [hip, head]) reach(point, by);
    for (const { elbow, hand } of [nearArm, farArm]) for (const point of [elbow, hand]) reach(point, by);
    for (const { knee, foot, toe } of [nearLeg, farLeg])
      for (const point of [knee, foot, toe]) reach(point, by);
  }
  for (const point of extent) reach(point, 0);
  return { left: left - 20, right: right + 20, top: top - 22, bottom: bottom + 16 };
}

/** How much of the water is shown where a swimmer does not reach deeper, and how much of the ground below feet. */
const swimmersDepth = 52;
const groundDepth = 18;

/** How deep below the water's surface the ground is on which somebody walks; undefined where nobody does. */
export function groundOfPool(sampling: Sampling): number | undefined {
  if (!inPool(sampling)) return undefined;
  const { foot } = sampling.timeline.frame.skeleton.underside;
  const lowest = sampling.joints.flatMap(({ nearLeg, farLeg }) =>
    [nearLeg, farLeg].flatMap((leg) => [leg.foot.y, leg.toe.y]),
  );
  const depth = Math.ceil(Math.max(...lowest) + foot);
  return depth > swimmersDepth ? depth : undefined;
}

/** The smallest 4 : 3 box around a body at all times, with the ground (or some depth of water) below. */
export function boxAround(sampling: Sampling, points: readonly Point[]): Box {
  const { left, right, top, bottom: reach } = poseExtent(sampling, points);
  const ground = groundOfPool(sampling);
  const isSwimming = inPool(sampling) && ground === undefined;
  const bottom = isSwimming ? Math.max(swimmersDepth, reach) : (ground ?? 0) + groundDepth;
  const width = Math.max(right - left, (bottom - top) * proportion, 180);
  const height = width / proportion;
  return {
    left: Math.floor((left + right - width) / 2),
    top: Math.floor(bottom - height),
    width: Math.ceil(width),
    height: Math.ceil(height),
  };
}

function inPool({ timeline }: Sampling): boolean {
  return (timeline.setting.movement.props ?? []).some(({ kind }) => kind === 'pool');
}

export function viewBox({ left, top, width, height }: Box): string {
  return `${left} ${top} ${width} ${height}`;
}

/**
 * A ground light enough for every skin tone and every cloth to stand out, in dark mode as at dusk. A file that is shown as
 * a picture cannot read the page's colours, so it asks for the reader's preference by itself. Capitals keep the classes
 * apart from those of the motion.
 */
export const stageStyle =
  '.S{fill:#f6ecd9}.F{fill:#e8d7b9}@media(prefers-color-scheme:dark){.S{fill:#cdbb97}.F{fill:#b9a47c}}';

/** The same for a drawing whose backdrop is its background, and whose floor has the colour of text. */
export const plainStageStyle =
  'svg{background:#f6ecd9;color:#e8d7b9}@media(prefers-color-scheme:dark){svg{background:#cdbb97;color:#b9a47c}}';

const shade = '#2b1d12';

/** Backdrop and floor, or water. */
export function stageGround(box: Box, sampling: Sampling): string {
  const { left, top, width, height } = box;
  const backdrop = `<path class="S" d="M${left} ${top}h${width}v${height}h-${width}z"/>`;
  const ground = groundOfPool(sampling);
  const floorAt = (y: number) => `<path class="F" d="M${left} ${y}h${width}V${top + height}h-${width}z"/>`;
  if (inPool(sampling)) {
    const water = rectangle(left, 0, width, top + height, '#6db6c9');
    return backdrop + water + (ground === undefined ? '' : floorAt(ground - 6));
  }
  const floor = floorAt(-6);
  const isPassing = sampling.timeline.setting.movement.travel !== undefined;
  return backdrop + floor + (isPassing ? passingMarks(left, left + width) : '');
}

/** What lies under the figure: its mat and its shadow. */
export function underFigure(sampling: Sampling): string {
  const { timeline } = sampling;
  const { movement } = timeline.setting;
  if (inPool(sampling)) return '';
  const planted = timeline.keys.flatMap(({ plants }) =>
    plants.filter(({ contact }) => contact.surface === 'ground').map(({ place }) => place.x),
  );
  const hips = sampling.moments.map(({ body, time }) => body.hip.x - travelledBy(timeline, time));
  const spots = movement.travel === undefined && planted.length > 0 ? planted : hips;
  const [from, to] = [Math.min(...spots), Math.max(...spots)];
  const { left, right } = poseExtent(sampling, []);
  const hasMat = movement.props?.some(({ kind }) => kind === 'mat');
  return (
    (hasMat ? matMarks(left + 6, right - 4) : '') +
    ellipse((from + to) / 2, 1, (to - from) / 2 + 18, 4, shade, { 'fill-opacity': '.16' })
  );
}

/** All that is drawn behind a figure and its things. */
export function stageBack(box: Box, sampling: Sampling): string {
  return stageGround(box, sampling) + underFigure(sampling);
}

const markDistance = 60;

function passingMarks(left: number, right: number): string {
  const count = Math.ceil((right - left) / markDistance) + 1;
  const marks = Array.from({ length: count }, (_, index) => `M${left + index * markDistance} 11h22`).join('');
  return `<g class="G">${line(marks, shade, 2.4, { 'stroke-opacity': '.25' })}</g>`;
}

/** The water before a swimmer. */
export function stageFront(box: Box, sampling: Sampling): string {
  if (!inPool(sampling)) return '';
  const waves = Math.ceil(box.width / markDistance) + 2;
  const below = box.top + box.height;
  const crests = `M${box.left} 0${'q15 -5 30 0t30 0'.repeat(waves)}V${below}H${box.left}z`;
  return `<g class="G"><path fill="#3f93ad" fill-opacity=".45" d="${crests}"/></g>`;
}

/** The ground or water that passes by. */
export function passingStyle(sampling: Sampling): string {
  const { movement } = sampling.timeline.setting;
  const speed = movement.travel ?? (inPool(sampling) ? 24 : 0);
  if (speed <= 0) return '';
  return `.G{animation:G ${round(markDistance / speed)}s linear infinite}@keyframes G{to{transform:translate(-${markDistance}px)}}`;
}
