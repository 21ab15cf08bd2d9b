import type { ReactNode } from 'react';
import { defineDrawing } from '#src/reading/drawings/define-drawing.ts';
import paint from '#src/reading/drawings/frame/Chart.module.css';
import { Chart } from '#src/reading/drawings/frame/Chart.tsx';
import { Cross, Tick } from '#src/reading/drawings/frame/marks.tsx';
import { StepTile } from '#src/reading/drawings/frame/StepTile.tsx';
import { Limb, SideFace } from '#src/reading/drawings/people/cast.tsx';

const tile = { y: 20, height: 296, words: 92 };

/** Two riders with helmets: the strap of one is closed under the chin, that of the other hangs open. */
export const helmetFastened = defineDrawing(['fastened', 'open'], (labels) => (
  <Chart height={324}>
    <StepTile x={8} {...tile} label={labels.fastened}>
      <path className={paint.middle} d="M0 206C4 182 20 172 46 166H84C112 172 126 184 130 206Z" />
      <Rider>
        <path className={paint.low} d="M-1.4 6.6L3 13.8Q5.6 15.6 8.6 13.6L8.2 12.2Q6 13 4.8 12L1.4 5.6Z" />
        <path className={paint.ink} d="M.6 9.6L3 8.2 4.8 11.4 2.4 12.8Z" />
      </Rider>
      <Tick x={138} y={26} r={16} />
    </StepTile>
    <StepTile x={174} {...tile} label={labels.open} ground="accent">
      <path className={paint.high} d="M0 206C4 182 20 172 46 166H84C112 172 126 184 130 206Z" />
      <Rider>
        <path className={paint.low} d="M-2 6L-.6 12-3 18-.6 19 2 12 .8 6Z" />
        <path className={paint.ink} d="M-3.2 16L.2 17.6-1.4 21-4.8 19.4Z" />
      </Rider>
      <Cross x={138} y={26} r={16} />
    </StepTile>
  </Chart>
));

/** A head with a helmet that covers the ear; its strap is given. */
function Rider({ children }: { children: ReactNode }) {
  return (
    <>
      <Limb d="M62 176V140" width={40} />
      <SideFace x={70} y={102} scale={4.3} />
      <g transform="translate(70 102)scale(4.3)">
        {children}
        <path
          className={paint.accent}
          d="M11-6C11-13 6-17-1-17-10-17-15-11-15-3-15 4-13 8-9 10L1 7Q3 6 2 2C1-2 4-5 11-6Z"
        />
        <path className={paint.low} d="M-14-6Q-11-14-2-15L6-15Q-8-12-14-6Z" />
        <path className={paint.ink} d="M6-9Q14-11 19-6 19-4 17-4.4 12-6.4 6-5Z" />
      </g>
    </>
  );
}
