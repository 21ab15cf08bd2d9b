import paint from '#src/reading/drawings/frame/Chart.module.css';
import { crop, earSide, mouthSide, openEyeSide, skinSide } from './head-shapes.ts';

interface HeadProps<Look> {
  x: number;
  y: number;
  /** Its radius is 11 units at 1. */
  scale?: number;
  look: Look;
}

const front = {
  headwrap: {
    colour: paint.high,
    d: 'M-10.5-3C-13.5-11-9-17 0-17S13.5-11 10.5-3C7-8.5-7-8.5-10.5-3ZM-2-15C-7-22 2-25 4-20 8-24 13-19 5-14.5Z',
  },
  braids: {
    colour: paint.hair,
    d: `${crop.front}M-9 0C-8 6-10 13-8 21H-13C-14 12-14 2-10-5ZM10-5C14 2 14 12 13 21H8C10 13 8 6 9 0Z`,
  },
};

const side = {
  bun: { colour: paint.hair, d: `${crop.side}M-11-2C-17-1-19-8-16-11S-8-13-7-8Z` },
  greyBeard: {
    colour: paint.grey,
    d: `${crop.side}M10.5 8.5C8.5 8 7.5 9 5 8.5 2.5 7.5 1 5-.5 3L-3 3.5C-3 7-2 10 0 11.5 3 13.5 7.5 14 9.5 12Z`,
  },
};

const placeOf = ({ x, y, scale = 1 }: Omit<HeadProps<unknown>, 'look'>): string =>
  `translate(${x} ${y})scale(${scale})`;

/** A calm woman from the front. `x`, `y` is the middle of the head. */
export function FrontWoman({ look, ...place }: HeadProps<keyof typeof front>) {
  return (
    <g transform={placeOf(place)}>
      <path
        className={paint.skin}
        d="M-9.5-2C-9.5-9-5-12 0-12S9.5-9 9.5-2C11.5-2 11.5 4 9 4 8 9 5 12.5 0 12.5S-8 9-9 4C-11.5 4-11.5-2-9.5-2Z"
      />
      <path className={front[look].colour} d={front[look].d} />
      <path className={paint.face} d="M-4-.5V1M4-.5V1M-6-3.5Q-4-5-2.5-4M6-3.5Q4-5 2.5-4" />
      <path className={paint.skinLine} d="M-1.5 3.5Q0 5 1.5 3.5M-3 7.5Q0 9.5 3 7.5" />
    </g>
  );
}

/** A woman with a bun or an older man with a beard from the side, looking to the right. */
export function SidePerson({ look, ...place }: HeadProps<keyof typeof side>) {
  return (
    <g transform={placeOf(place)}>
      <path className={paint.skin} d={skinSide} />
      <path className={side[look].colour} d={side[look].d} />
      <path className={paint.face} d={openEyeSide} />
      <path className={paint.skinLine} d={mouthSide + earSide} />
    </g>
  );
}
