import { defineDrawing } from '#src/reading/drawings/define-drawing.ts';
import paint from '#src/reading/drawings/frame/Chart.module.css';
import { Chart } from '#src/reading/drawings/frame/Chart.tsx';
import { Places, placesHeight } from '#src/reading/drawings/frame/Places.tsx';
import { Floor, Seated, sitPose, woman } from '#src/reading/drawings/mind/Talk.tsx';

const listY = 252;

/** A thought passes like a cloud; the person notices it and turns back to the work. */
export const thoughtCloud = defineDrawing(['thought', 'back'], (labels) => (
  <Chart height={listY + placesHeight(2)}>
    <path
      className={paint.low}
      d="M150 100A26 26 0 0 1 156 50 38 38 0 0 1 226 40 34 34 0 0 1 286 58 24 24 0 0 1 280 100Z"
    />
    <path className={paint.primaryLine} d="M262 120H316M304 110L316 120 304 130" />
    <path
      className={paint.mutedFill}
      d="M124 76a5 5 0 1 1 10 0 5 5 0 0 1-10 0M112 90a3 3 0 1 1 6 0 3 3 0 0 1-6 0"
    />
    <Seated
      person={woman}
      x={74}
      y={176}
      pose={{ ...sitPose, torso: [-84, -74], head: -62, nearArm: [64, -4], farArm: [58, -10] }}
    />
    <path className={paint.shell} d="M116 190H214Q208 222 165 222T116 190Z" />
    <path
      className={paint.middle}
      d="M124 190Q140 168 156 190ZM150 190Q170 162 188 190ZM180 190Q196 172 206 190Z"
    />
    <Floor y={222} />
    <Places
      y={listY}
      places={[
        { x: 220, y: 72, label: labels.thought },
        { x: 180, y: 206, label: labels.back },
      ]}
    />
  </Chart>
));
