import type { ReactNode } from 'react';
import { defineDrawing } from '#src/reading/drawings/define-drawing.ts';
import paint from '#src/reading/drawings/frame/Chart.module.css';
import { Chart } from '#src/reading/drawings/frame/Chart.tsx';
import { Label } from '#src/reading/drawings/frame/Label.tsx';
import { Groundnut } from './groundnut.tsx';

const names = ['morning', 'midMorning', 'noon', 'afternoon', 'evening', 'bedtime'] as const;

type Moment = (typeof names)[number];

/** Where the sun stands on its way over the sky, which starts at 20, 72 and ends at 138, 72. */
const sun: Readonly<Record<Moment, { x: number; y: number }>> = {
  morning: { x: 25, y: 52 },
  midMorning: { x: 44, y: 32 },
  noon: { x: 79, y: 23 },
  afternoon: { x: 114, y: 32 },
  evening: { x: 133, y: 52 },
  bedtime: { x: 79, y: 24 },
};

const height = 192;

/** A day in six pictures: the sun rises, crosses the sky and sets, and each time there is something small to eat. */
export const sixSmallMeals = defineDrawing(names, (labels) => (
  <Chart height={3 * height + 14}>
    {names.map((name, index) => (
      <g
        key={name}
        transform={`translate(${index % 2 === 0 ? 8 : 174} ${18 + Math.floor(index / 2) * height})`}
      >
        <Sky moment={name} />
        <g transform="translate(79 70)">{food[name]}</g>
        <Label x={79} y={144} width={150} strong={labels[name]} />
      </g>
    ))}
  </Chart>
));

function Sky({ moment }: { moment: Moment }) {
  const { x, y } = sun[moment];
  return (
    <>
      <rect className={paint.accentSoft} width="158" height={height - 4} rx="14" />
      <path
        className={moment === 'bedtime' ? paint.night : paint.sky}
        d="M0 78V14Q0 0 14 0H144Q158 0 158 14V78Z"
      />
      {moment === 'bedtime' ? (
        <path
          className={paint.sun}
          d="M84 8A19 19 0 1 0 98 40 22 22 0 0 1 84 8ZM30 24L33 30 39 33 33 36 30 42 27 36 21 33 27 30ZM128 30L130 34 134 36 130 38 128 42 126 38 122 36 126 34Z"
        />
      ) : (
        <>
          <path className={paint.mutedLine} d="M20 72A59 50 0 0 1 138 72" strokeDasharray="1 8" />
          <circle className={paint.sun} cx={x} cy={y} r="15" />
        </>
      )}
      <path className={paint.middle} d="M0 74Q79 62 158 74V86H0Z" />
    </>
  );
}

const plate = <path className={paint.tooth} d="M-40 8H40C36 20 22 22 0 22S-36 20-40 8Z" />;
const cup = (
  <>
    <path className={paint.handle} d="M20-6C38-8 36 16 16 14" />
    <path className={paint.primary} d="M-22-14H22L17 20Q0 26-17 20Z" />
  </>
);

/** Each drawn on a ground at 22 below its middle. */
const food: Readonly<Record<Moment, ReactNode>> = {
  morning: (
    <>
      {cup}
      <path className={paint.high} d="M-22-14Q0-24 22-14 0-6-22-14Z" />
    </>
  ),
  midMorning: (
    <>
      <Groundnut x={-14} y={0} turn={-24} scale={0.7} />
      <Groundnut x={14} y={0} turn={20} scale={0.7} />
      <Groundnut x={0} y={-8} turn={-6} scale={0.7} />
      <path className={paint.high} d="M-32 2H32C30 16 18 22 0 22S-30 16-32 2Z" />
    </>
  ),
  noon: (
    <>
      <path className={paint.soda} d="M-34 10C-34-10-4-12 0 10Z" />
      <path className={paint.beans} d="M-24 3l4 2M-14-2l5 1M-10 6l3-1" />
      <path className={paint.primary} d="M2 8C2-14 20-20 28-14 36-8 36 4 32 10Z" />
      <path className={paint.sun} d="M7 8C7-10 20-15 26-10 32-4 31 4 28 9Z" />
      <circle className={paint.soda} cx="18" cy="2" r="6" />
      {plate}
    </>
  ),
  afternoon: (
    <>
      <path className={paint.tooth} d="M-20-10H20L16 22H-16Z" />
      <path className={paint.inkLine} d="M-23-24H23L17 23H-17Z" />
    </>
  ),
  evening: (
    <>
      <path className={paint.tooth} d="M-36 10C-36-18-4-18-2 10Z" />
      <path className={paint.mutedFill} d="M-2 2Q14-14 28-2L40-12V10L28 4Q14 14-2 2Z" />
      <circle className={paint.surface} cx="6" cy="0" r="2" />
      {plate}
    </>
  ),
  bedtime: (
    <>
      {cup}
      <path className={paint.tooth} d="M-22-14Q0-22 22-14 0-6-22-14Z" />
    </>
  ),
};
