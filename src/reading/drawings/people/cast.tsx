import { type Colour, paint as colourOf, type Side } from '#src/figures/body/palette.ts';
import paint from '#src/reading/drawings/frame/Chart.module.css';

type Wear = 'short' | 'headwrap' | 'bun' | 'elder';

interface FaceProps {
  x: number;
  y: number;
  /** Its radius is 11 units at 1. */
  scale: number;
  turn?: number;
  wear?: Wear;
}

const crop = {
  front: 'M-10 0C-12-9-7-14 0-14S12-9 10 0C9.5-4 8.5-6 6.5-7Q0-9-6.5-7C-8.5-6-9.5-4-10 0Z',
  side: 'M9-6C6-8 3-6 2.5-3 2-1 .5-1.5-1.5-1.5-5-1.5-4 5-6 7-7 7.5-8 7-9 6-12 3-13-2-12-6-10-11-5-13 .5-13S9-10 9-6Z',
};

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

export const openEyes = 'M-4-.5V1M4-.5V1M-6-3.5Q-4-4.5-2.5-3.5M6-3.5Q4-4.5 2.5-3.5';
export const closedEyes = 'M-6 0Q-4 2-2.5 0M6 0Q4 2 2.5 0M-6-3.5Q-4-4.5-2.5-3.5M6-3.5Q4-4.5 2.5-3.5';
const calm = 'M-1.5 3.5Q0 5 1.5 3.5M-3 8Q0 8.5 3 8';

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
  lines = calm,
}: FrontFaceProps) {
  return (
    <g transform={`translate(${x} ${y})rotate(${turn})scale(${scale})`}>
      <path
        className={paint.skin}
        d="M-10-2C-10-9-5.5-12 0-12S10-9 10-2C12-2 12 4 9.5 4 8.5 9.5 6 12 0 12S-8.5 9.5-9.5 4C-12 4-12-2-10-2Z"
      />
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
  eye = 'M7-1V.5M5-3.5Q6.5-5 8.5-4',
  mouth = 'M10 7.5H7.5',
}: SideFaceProps) {
  const across = facing === 'left' ? -scale : scale;
  return (
    <g transform={`translate(${x} ${y})scale(${across} ${scale})rotate(${turn})`}>
      <path
        className={paint.skin}
        d="M-4 10C-10 7-12 2-11-3-10-9-6-12 0-12S10-8 10-3C10-1 13 3 12.5 4L11 5V7C11 8 10 8 10 9 10 12 8 12.5 6 12.5S1 12 0 10Z"
      />
      <path className={hair[wear].colour} d={hair[wear].side} />
      <path className={paint.face} d={eye} />
      <path className={paint.skinLine} d={`${mouth}M-3 0Q-.5 1-2 4`} />
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
