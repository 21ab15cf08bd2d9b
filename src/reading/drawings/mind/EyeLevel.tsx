import { defineDrawing } from '#src/reading/drawings/define-drawing.ts';
import paint from '#src/reading/drawings/frame/Chart.module.css';
import { Chart } from '#src/reading/drawings/frame/Chart.tsx';
import { Clock } from '#src/reading/drawings/frame/marks.tsx';
import { Places, placesHeight } from '#src/reading/drawings/frame/Places.tsx';
import { OnTheMat } from './OnTheMat.tsx';

const listY = 248;

/** A mother sits on the mat at the eye level of her child, with one toy between them, and waits. */
export const eyeLevel = defineDrawing(['level', 'toy', 'wait'], (labels) => (
  <Chart height={listY + placesHeight(3)}>
    <OnTheMat />
    <path className={paint.mutedLine} d="M120 92H212" strokeDasharray="4 8" />
    <path className={paint.high} d="M144 170H194V190H144Z" />
    <path className={paint.jeans} d="M150 156H174V170H150Z" />
    <path
      className={paint.ink}
      d="M150 190a8 8 0 0 1 16 0 8 8 0 0 1-16 0M174 190a8 8 0 0 1 16 0 8 8 0 0 1-16 0"
    />
    <Clock x={302} y={56} r={22} minutes={5} />
    <Places
      y={listY}
      places={[
        { x: 166, y: 92, label: labels.level },
        { x: 168, y: 144, label: labels.toy },
        { x: 302, y: 96, label: labels.wait },
      ]}
    />
  </Chart>
));
