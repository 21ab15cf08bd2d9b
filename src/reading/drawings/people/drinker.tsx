import type { ReactNode } from 'react';
import paint from '#src/reading/drawings/frame/Chart.module.css';
import { SideHead } from './people.tsx';

/** Head, shoulder and one hand that holds what is drunk from at the mouth; in a tile 168 units high. */
export function Drinker({ children }: { children: ReactNode }) {
  return (
    <>
      <path className={paint.middle} d="M14 168C14 134 26 118 48 112L80 110C98 116 106 134 108 168Z" />
      <path className={paint.skin} d="M42 114L44 88H72L78 112Q60 126 42 114Z" />
      <SideHead x={60} y={58} scale={3.2} />
      <g transform="translate(119 82)rotate(-24)">{children}</g>
      <g transform="scale(2.6)">
        <path className={paint.skinLimb} d="M40 60L50 58 53.5 40" />
        <path className={paint.skinLine} d="M44 34.5L52 36.5" />
      </g>
      <g transform="scale(1.7)">
        <path className={paint.skinLimb} d="M84 60L68 54M84 53L69 49M82 46L71 44" />
      </g>
      <path className={paint.middle} d="M70 112Q98 116 124 144L110 168H74Z" />
      <path className={paint.surfaceLine} d="M84 166Q88 152 82 142" />
    </>
  );
}
