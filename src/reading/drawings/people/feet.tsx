import type { ReactNode } from 'react';
import paint from '#src/reading/drawings/frame/Chart.module.css';

interface PlaceProps {
  x: number;
  y: number;
  scale?: number;
  children?: ReactNode;
}

const placeOf = ({ x, y, scale = 1 }: PlaceProps): string => `translate(${x} ${y})scale(${scale})`;

/** The sole of a left foot, its toes upwards: 84 units across and 190 down around its middle. */
export function Sole(props: PlaceProps) {
  return (
    <g transform={placeOf(props)}>
      <path
        className={paint.palm}
        d="M-22 92C-40 80-30 44-32 14-34-14-40-26-38-42-34-56-4-54 10-48 30-42 42-34 40-12 38 10 28 22 28 50 28 86 2 106-22 92Z"
      />
      <path
        className={paint.palm}
        d="M-40-62C-44-98-10-102-10-68-10-52-38-48-40-62ZM-6-62C-8-88 14-88 12-62 12-52-4-50-6-62ZM14-56C13-80 32-78 29-55 28-46 14-48 14-56ZM31-48C32-68 46-65 43-46 41-40 31-42 31-48ZM42-34C46-52 58-46 53-31 50-26 41-29 42-34Z"
      />
      {props.children}
    </g>
  );
}

/** A lace-up shoe from the side, its toe to the right; the ground under the middle of its sole. */
export function Shoe(props: PlaceProps) {
  return (
    <g transform={placeOf(props)}>
      <path
        className={paint.primary}
        d="M-48-70Q-26-62-4-72C4-50 18-44 36-38 56-32 60-24 60-8H-50C-54-30-46-48-48-70Z"
      />
      <path className={paint.surfaceLine} d="M-2-58L10-66M8-50L20-58M20-44L31-51" />
      <path className={paint.ink} d="M-52-10H62V-4Q62 0 56 0H-46Q-52 0-52-4Z" />
    </g>
  );
}
