import { defineDrawing } from '#src/reading/drawings/define-drawing.ts';
import paint from '#src/reading/drawings/frame/Chart.module.css';
import { Chart } from '#src/reading/drawings/frame/Chart.tsx';
import { Label } from '#src/reading/drawings/frame/Label.tsx';
import { Places, placesHeight } from '#src/reading/drawings/frame/Places.tsx';

const curve = 'M14 130C40 130 48 46 84 46S120 130 152 130 190 214 236 214 282 130 326 130';
const listY = 292;

/** Mood over months: high above the usual line, then on it, then far below. */
export const moodCurve = defineDrawing(['high', 'usual', 'low', 'months'], (labels) => (
  <Chart height={listY + placesHeight(3)}>
    <path className={paint.high} d="M14 130C40 130 48 46 84 46S120 130 152 130Z" />
    <path className={paint.middle} d="M152 130C184 130 190 214 236 214S282 130 326 130Z" />
    <path className={paint.mutedLine} d="M14 130H326" strokeDasharray="4 8" />
    <path className={paint.inkLine} d={curve} />
    <path className={paint.mutedLine} d="M14 236H330M322 230L330 236L322 242" />
    <Label x={170} y={262} width={300} plain={labels.months} />
    <Places
      y={listY}
      places={[
        { x: 84, y: 84, label: labels.high },
        { x: 160, y: 130, label: labels.usual },
        { x: 236, y: 178, label: labels.low },
      ]}
    />
  </Chart>
));
