import { defineDrawing } from '#src/reading/drawings/define-drawing.ts';
import paint from '#src/reading/drawings/frame/Chart.module.css';
import { Chart } from '#src/reading/drawings/frame/Chart.tsx';
import { Cross, Tick } from '#src/reading/drawings/frame/marks.tsx';
import { Rows, rowsHeight } from '#src/reading/drawings/frame/Rows.tsx';
import { Floor, openHandsPose, Standing, woman, youth } from './Talk.tsx';

const rowsY = 244;
const height = 84;

/** A customer and a seller talk at a market stall: an old thought is put aside for a new one. */
export const marketTalk = defineDrawing(['oldThought', 'newThought'], (labels) => (
  <Chart height={rowsY + rowsHeight(2, height)}>
    <path className={paint.soda} d="M150 60H156V226H150ZM318 60H324V226H318Z" />
    <path
      className={paint.high}
      d="M136 66L150 36H324L338 66Q328 80 316 66 304 80 292 66 280 80 268 66 256 80 244 66 232 80 220 66 208 80 196 66 184 80 172 66 160 80 148 66Z"
    />
    <Standing person={youth} x={74} y={228} scale={1.2} pose={{ ...openHandsPose, nearArm: [56, -10] }} />
    <Standing person={woman} x={258} y={228} scale={1.2} facing="left" />
    <path className={paint.sack} d="M142 156H332V226H142Z" />
    <path className={paint.shell} d="M150 156a10 10 0 0 1 20 0ZM170 156a10 10 0 0 1 20 0Z" />
    <path className={paint.accent} d="M196 156a9 9 0 0 1 18 0ZM214 156a9 9 0 0 1 18 0Z" />
    <path className={paint.middle} d="M278 156Q276 138 290 140 300 132 308 142 322 142 320 156Z" />
    <Floor y={226} />
    <Rows
      y={rowsY}
      height={height}
      rows={[
        { sign: <Cross x={0} y={0} r={18} />, plain: labels.oldThought, ground: 'accent' },
        { sign: <Tick x={0} y={0} r={18} />, strong: labels.newThought },
      ]}
    />
  </Chart>
));
