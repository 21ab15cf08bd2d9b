import type { ReactNode } from 'react';
import { defineDrawing } from '#src/reading/drawings/define-drawing.ts';
import paint from '#src/reading/drawings/frame/Chart.module.css';
import { Chart } from '#src/reading/drawings/frame/Chart.tsx';
import { Label } from '#src/reading/drawings/frame/Label.tsx';
import { Cross, Tick, Tile } from '#src/reading/drawings/frame/marks.tsx';

/** A big toe whose nail is cut straight across; one whose corners are cut away, so that they grow into the skin. */
export const nailCut = defineDrawing(['straight', 'corners'], (labels) => (
  <Chart height={352}>
    <Tile x={8} y={20} height={220}>
      <Toe>
        <path
          className={paint.palm}
          d="M46 52H112C114 76 113 96 110 114 98 126 60 126 48 114 45 96 44 76 46 52Z"
        />
        <path className={paint.tooth} d="M45 38H113V54Q79 50 45 54Z" />
        <path className={paint.inkLine} d="M20 30H138" strokeDasharray="1 8" />
      </Toe>
      <Tick x={134} y={196} r={18} />
    </Tile>
    <Tile x={174} y={20} height={220} ground="accent">
      <Toe>
        <path
          className={paint.high}
          d="M52 60C36 62 32 92 42 108L58 104ZM106 60C122 62 126 92 116 108L100 104Z"
        />
        <path
          className={paint.palm}
          d="M47 96C52 66 62 52 79 52S106 66 111 96L109 114C98 126 60 126 49 114Z"
        />
        <path
          className={paint.tooth}
          d="M45 98C48 58 60 40 79 40S110 58 113 98C106 70 98 56 79 56S52 70 45 98Z"
        />
        <path className={paint.inkLine} d="M36 90C38 44 56 27 79 27S120 44 122 90" strokeDasharray="1 8" />
      </Toe>
      <Cross x={134} y={196} r={18} />
    </Tile>
    <Label x={87} y={296} width={156} strong={labels.straight} />
    <Label x={253} y={296} width={156} strong={labels.corners} />
  </Chart>
));

/** A big toe from above, which fills a tile of 158 × 220. */
function Toe({ children }: { children: ReactNode }) {
  return (
    <>
      <path
        className={paint.skin}
        d="M28 220C30 190 18 160 18 112 18 50 40 18 79 18S140 50 140 112C140 160 128 190 130 220Z"
      />
      <g transform="scale(2.5)">
        <path className={paint.skinLine} d="M21 59Q32 56 43 59M23 63Q32 60 41 63" />
      </g>
      {children}
    </>
  );
}
