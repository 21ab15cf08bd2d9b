import { type Colour, paint as colourOf, type Side } from '#src/figures/body/palette.ts';
import paint from '#src/reading/drawings/frame/Chart.module.css';
import {
  calmFront,
  crop,
  earSide,
  mouthSide,
  openEyeSide,
  openEyes,
  skinFront,
  skinSide,
} from './head-shapes.ts';

type Wear = 'short' | 'headwrap' | 'bun' | 'elder';

interface FaceProps {
  x: number;
  y: number;
  /** Its radius is 11 units at 1. */
  scale: number;
  turn?: number;
  wear?: Wear;
}

const hair: Readonly<Record<Wear, { front: string; side: string; colour: string | undefined }>> = {
  short: { ...crop, colour: paint.hair },
  elder: { ...crop, colour: paint.mutedFill },
  bun: {
    front: `${crop.front}M-6-15A6 6 0 0 1 6-15Q0-10-6-15Z`,
    side: `${crop.side}M-17-9A6 6 0 1 1-7-3Q-14 0-17-9Z`,
    colour: paint.hair,
  },
  headwrap: {
    front: 'M-10.5-2C-14-11-9-17-2-17-7-23 3-25 4-19 9-23 13-18 6-15 12-12 13-8 10.5-2 7-8-7-8-10.5-2Z',
    side: 'M10-5C5-6 0-4-4-1-7 1-9 4-10 6-13 2-14-2-13-6-17-4-18-6-18-9-18-14-15-16-10-12-7-16-1-17 5-15 9-13 11-9 10-5Z',
    colour: paint.high,
  },
};

export const closedEyes = 'M-6 0Q-4 2-2.5 0M6 0Q4 2 2.5 0M-6-3.5Q-4-4.5-2.5-3.5M6-3.5Q4-4.5 2.5-3.5';

interface FrontFaceProps extends FaceProps {
  eyes?: string;
  /** Nose and mouth. */
  lines?: string;
}

/** A face from the front, of whatever age and look: eyes and mouth can be another's than a calm person's. */
export function FrontFace({
  x,
  y,
  scale,
  turn = 0,
  wear = 'short',
  eyes = openEyes,
  lines = calmFront,
}: FrontFaceProps) {
  return (
    <g transform={`translate(${x} ${y})rotate(${turn})scale(${scale})`}>
      <path className={paint.skin} d={skinFront} />
      <path className={hair[wear].colour} d={hair[wear].front} />
      <path className={paint.face} d={eyes} />
      <path className={paint.skinLine} d={lines} />
    </g>
  );
}

interface SideFaceProps extends FaceProps {
  facing?: 'left' | 'right';
  /** Eye and brow. */
  eye?: string;
  mouth?: string;
}

/** A face from the side; `turn` is clockwise for the one who looks to the right, the other way for the one who looks to the left. */
export function SideFace({
  x,
  y,
  scale,
  turn = 0,
  wear = 'short',
  facing = 'right',
  eye = openEyeSide,
  mouth = mouthSide,
}: SideFaceProps) {
  const across = facing === 'left' ? -scale : scale;
  return (
    <g transform={`translate(${x} ${y})scale(${across} ${scale})rotate(${turn})`}>
      <path className={paint.skin} d={skinSide} />
      <path className={hair[wear].colour} d={hair[wear].side} />
      <path className={paint.face} d={eye} />
      <path className={paint.skinLine} d={mouth + earSide} />
    </g>
  );
}

interface LimbProps {
  d: string;
  /** How thick it is. */
  width: number;
  colour?: Colour;
  side?: Side;
}

/** An arm, a leg or a sleeve, drawn as one thick line. */
export function Limb({ d, width, colour = 'skin-3', side = 'near' }: LimbProps) {
  return (
    <path
      d={d}
      fill="none"
      stroke={colourOf(colour, side)}
      strokeWidth={width}
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  );
}
