import paint from './Chart.module.css';

interface HeadProps {
  x: number;
  y: number;
  /** Its radius is 11 units at 1. */
  scale?: number;
}

const placeOf = ({ x, y, scale = 1 }: HeadProps): string => `translate(${x} ${y})scale(${scale})`;

/** A calm woman from the front with a headwrap. `x`, `y` is the middle of the head. */
export function FrontWoman(props: HeadProps) {
  return (
    <g transform={placeOf(props)}>
      <path
        className={paint.skin}
        d="M-9.5-2C-9.5-9-5-12 0-12S9.5-9 9.5-2C11.5-2 11.5 4 9 4 8 9 5 12.5 0 12.5S-8 9-9 4C-11.5 4-11.5-2-9.5-2Z"
      />
      <path
        className={paint.high}
        d="M-10.5-3C-13.5-11-9-17 0-17S13.5-11 10.5-3C7-8.5-7-8.5-10.5-3ZM-2-15C-7-22 2-25 4-20 8-24 13-19 5-14.5Z"
      />
      <path className={paint.face} d="M-4-.5V1M4-.5V1M-6-3.5Q-4-5-2.5-4M6-3.5Q4-5 2.5-4" />
      <path className={paint.skinLine} d="M-1.5 3.5Q0 5 1.5 3.5M-3 7.5Q0 9.5 3 7.5" />
    </g>
  );
}

/** The same woman from the side, looking to the right. */
export function SideWoman(props: HeadProps) {
  return (
    <g transform={placeOf(props)}>
      <path
        className={paint.skin}
        d="M-4 10C-10 7-12 2-11-3-10-9-6-12 0-12S10-8 10-3C10-1 13 3 12.5 4L11 5V7C11 8 10 8 10 9 10 12 8 12.5 6 12.5S1 12 0 10Z"
      />
      <path
        className={paint.high}
        d="M10-5C5-6 0-4-4-1-7 1-9 4-10 6.5-13 2-14-5-12-10-9-15-1-17 5-15 9-13 11-9 10-5ZM-10-6C-14-5-18-5-18-9-18-14-15-16-9-10Z"
      />
      <path className={paint.face} d="M7-1V.5M5-3.5Q6.5-5 8.5-4" />
      <path className={paint.skinLine} d="M10 7.5H7.5M-3 0Q-.5 1-2 4" />
    </g>
  );
}
