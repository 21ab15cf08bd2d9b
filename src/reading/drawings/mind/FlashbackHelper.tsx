import { defineDrawing } from '#src/reading/drawings/define-drawing.ts';
import paint from '#src/reading/drawings/frame/Chart.module.css';
import { Chart } from '#src/reading/drawings/frame/Chart.tsx';
import { Cross } from '#src/reading/drawings/frame/marks.tsx';
import { Places, placesHeight } from '#src/reading/drawings/frame/Places.tsx';
import { Floor, man, Seated, Standing, woman } from './Talk.tsx';

const listY = 268;

/** A helper keeps a distance and shows open hands; the other feels the ground under both feet; no crowd, no phone. */
export const flashbackHelper = defineDrawing(['distance', 'voice', 'feet', 'crowd'], (labels) => (
  <Chart height={listY + placesHeight(4)}>
    <Floor y={232} />
    <Standing person={woman} x={52} y={234} scale={1.22} />
    <Seated person={man} x={222} y={184} facing="left" />
    <path className={paint.mutedLine} d="M84 222H166M92 216L84 222L92 228M158 216L166 222L158 228" />
    <path className={paint.primaryLine} d="M84 60Q92 66 84 74M94 54Q106 66 94 80" />
    <path
      className={paint.mutedFill}
      d="M294 118a9 9 0 0 1 18 0 9 9 0 0 1-18 0M284 160Q284 132 303 132T322 160ZM266 130a8 8 0 0 1 16 0 8 8 0 0 1-16 0M258 164Q260 142 274 142T290 164Z"
    />
    <rect className={paint.ink} x="312" y="124" width="14" height="26" rx="3" />
    <Cross x={298} y={176} r={12} />
    <Places
      y={listY}
      places={[
        { x: 125, y: 222, label: labels.distance },
        { x: 124, y: 66, label: labels.voice },
        { x: 182, y: 248, label: labels.feet },
        { x: 282, y: 98, label: labels.crowd },
      ]}
    />
  </Chart>
));
