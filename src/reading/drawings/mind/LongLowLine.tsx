import { defineDrawing } from '#src/reading/drawings/define-drawing.ts';
import paint from '#src/reading/drawings/frame/Chart.module.css';
import { Chart } from '#src/reading/drawings/frame/Chart.tsx';
import { Label } from '#src/reading/drawings/frame/Label.tsx';
import { Places, placesHeight } from '#src/reading/drawings/frame/Places.tsx';

const line = 'M14 84C40 88 44 150 76 156S200 152 214 160 250 110 326 96';
const listY = 252;

/** Mood that lies low for years, a little below the usual, and rises after treatment has begun. */
export const longLowLine = defineDrawing(['usual', 'low', 'treatment', 'better', 'years'], (labels) => (
  <Chart height={listY + placesHeight(4)}>
    <path className={paint.middle} d="M30 84C44 92 48 150 76 156S200 152 214 160 250 110 326 96V84Z" />
    <path className={paint.mutedLine} d="M14 84H326" strokeDasharray="4 8" />
    <path className={paint.inkLine} d={line} />
    <path className={paint.primaryLine} d="M214 50V136M206 126L214 136 222 126" />
    <path className={paint.mutedLine} d="M14 196H330M322 190L330 196L322 202" />
    <Label x={170} y={222} width={300} plain={labels.years} />
    <Places
      y={listY}
      places={[
        { x: 60, y: 60, label: labels.usual },
        { x: 128, y: 154, label: labels.low },
        { x: 214, y: 48, label: labels.treatment },
        { x: 296, y: 104, label: labels.better },
      ]}
    />
  </Chart>
));
