import type { ReactNode } from 'react';
import { defineDrawing } from '#src/reading/drawings/define-drawing.ts';
import paint from '#src/reading/drawings/frame/Chart.module.css';
import { Chart } from '#src/reading/drawings/frame/Chart.tsx';
import { StepTile } from '#src/reading/drawings/frame/StepTile.tsx';
import { Book, Hoe, Shield } from './signs.tsx';

const rooms = ['food', 'roof', 'school', 'transport', 'work', 'safety'] as const;
const height = 162;
const roofY = 96;

/** A house with six rooms: what a family needs beside treatment. */
export const sixRooms = defineDrawing(rooms, (labels) => (
  <Chart height={roofY + 3 * (height + 6) + 8}>
    <path className={paint.soda} d={`M4 ${roofY - 8}L170 20 336 ${roofY - 8}Z`} />
    {rooms.map((room, index) => (
      <StepTile
        key={room}
        x={index % 2 === 0 ? 8 : 174}
        y={roofY + Math.floor(index / 2) * (height + 6)}
        height={height}
        words={90}
        label={labels[room]}
        ground={(index + Math.floor(index / 2)) % 2 === 0 ? 'primary' : 'accent'}
      >
        <g transform="translate(79 42)">{signs[room]}</g>
      </StepTile>
    ))}
  </Chart>
));

const signs: Readonly<Record<(typeof rooms)[number], ReactNode>> = {
  food: (
    <>
      <path className={paint.tooth} d="M-34 0H34Q30 28 0 28T-34 0Z" />
      <path className={paint.shell} d="M-28 0Q0-26 28 0Z" />
    </>
  ),
  roof: (
    <>
      <path className={paint.sack} d="M-24 0H24V28H-24Z" />
      <path className={paint.accent} d="M-36 2L0-26 36 2Z" />
      <path className={paint.soda} d="M-8 8H8V28H-8Z" />
    </>
  ),
  school: <Book />,
  transport: (
    <>
      <path className={paint.high} d="M-34 0H-10L-2-14H26L34 4V12H-34Z" />
      <path
        className={paint.ink}
        d="M-32 16a9 9 0 1 1 18 0 9 9 0 0 1-18 0M12 16a9 9 0 1 1 18 0 9 9 0 0 1-18 0"
      />
    </>
  ),
  work: <Hoe />,
  safety: <Shield />,
};
