import { defineDrawing } from '#src/reading/drawings/define-drawing.ts';
import paint from '#src/reading/drawings/frame/Chart.module.css';
import { Chart } from '#src/reading/drawings/frame/Chart.tsx';
import { Places, placesHeight } from '#src/reading/drawings/frame/Places.tsx';
import { Bed } from '#src/reading/drawings/mind/Bed.tsx';
import { Floor } from '#src/reading/drawings/mind/Talk.tsx';

const listY = 252;

/** Somebody sleeps in bed; the phone lies on a shelf at the other end of the room. */
export const bedAndPhone = defineDrawing(['bed', 'phone'], (labels) => (
  <Chart height={listY + placesHeight(2)}>
    <path className={paint.night} d="M28 34H108V104H28Z" />
    <path className={paint.sun} d="M76 50A20 20 0 1 0 92 78 22 22 0 0 1 76 50Z" />
    <path className={paint.shellLine} d="M28 34H108V104H28ZM68 34V104" />
    <Bed x={14} y={222} width={186} />
    <path className={paint.soda} d="M252 124H330V134H252Z" />
    <rect className={paint.ink} x="276" y="84" width="26" height="40" rx="4" />
    <path className={paint.water} d="M280 90H298V114H280Z" />
    <path className={paint.mutedLine} d="M212 150H246" strokeDasharray="4 8" />
    <Floor y={222} />
    <Places
      y={listY}
      places={[
        { x: 126, y: 126, label: labels.bed },
        { x: 318, y: 98, label: labels.phone },
      ]}
    />
  </Chart>
));
