import { defineDrawing } from '#src/reading/drawings/define-drawing.ts';
import paint from '#src/reading/drawings/frame/Chart.module.css';
import { Chart } from '#src/reading/drawings/frame/Chart.tsx';
import { Clock, Tick } from '#src/reading/drawings/frame/marks.tsx';
import { Places, placesHeight } from '#src/reading/drawings/frame/Places.tsx';
import { Rows, rowsHeight } from '#src/reading/drawings/frame/Rows.tsx';
import { Floor, Seated, sitPose, woman } from './Talk.tsx';

const listY = 250;
const rowsY = listY + placesHeight(2) + 4;

/** Seated, one makes the muscles of arms and legs hard, holds, and lets go: against fainting at the sight of blood. */
export const muscleTension = defineDrawing(['arms', 'legs', 'hold', 'release'], (labels) => (
  <Chart height={rowsY + rowsHeight(2)}>
    <circle className={paint.low} cx="170" cy="140" r="96" />
    <Floor y={232} />
    <Seated
      person={woman}
      x={140}
      y={170}
      scale={1.65}
      pose={{ ...sitPose, nearArm: [84, -60], farArm: [76, -66], nearLeg: [2, 84, 0] }}
    />
    <path
      className={paint.accentLine}
      d="M192 78l10-8M200 94h12M192 108l10 8M230 168l8-10M238 182h12M230 198l8 8"
    />
    <Places
      y={listY}
      places={[
        { x: 232, y: 90, label: labels.arms },
        { x: 272, y: 182, label: labels.legs },
      ]}
    />
    <Rows
      y={rowsY}
      rows={[
        { sign: <Clock x={0} y={0} r={22} minutes={15} />, strong: labels.hold, ground: 'accent' },
        { sign: <Tick x={0} y={0} r={20} />, strong: labels.release, ground: 'accent' },
      ]}
    />
  </Chart>
));
