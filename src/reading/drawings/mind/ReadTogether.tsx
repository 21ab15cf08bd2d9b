import { defineDrawing } from '#src/reading/drawings/define-drawing.ts';
import paint from '#src/reading/drawings/frame/Chart.module.css';
import { Chart } from '#src/reading/drawings/frame/Chart.tsx';
import { Clock } from '#src/reading/drawings/frame/marks.tsx';
import { Places, placesHeight } from '#src/reading/drawings/frame/Places.tsx';
import { child, Floor, listenPose, Seated, sitPose, woman } from './Talk.tsx';

const listY = 346;

/** A pupil and a helper with one book; a ruler lies under the line that is read, for a short time. */
export const readTogether = defineDrawing(['helper', 'ruler', 'short'], (labels) => (
  <Chart height={listY + placesHeight(3)}>
    <Floor y={204} />
    <Seated person={woman} x={80} y={156} pose={listenPose} />
    <Seated
      person={child}
      x={262}
      y={152}
      facing="left"
      scale={1.55}
      pose={{ ...sitPose, torso: [-90, -84], head: -72, nearArm: [60, -4] }}
    />
    <path className={paint.soda} d="M128 148H222V156H214V204H206V156H144V204H136V156H128Z" />
    <path className={paint.surface} d="M146 132L176 140 206 132V146L176 150 146 146Z" />
    <path className={paint.inkLine} d="M146 132L176 140 206 132V146L176 150 146 146ZM176 140V150" />
    <Clock x={176} y={58} r={24} minutes={15} />
    <rect className={paint.surface} x="40" y="226" width="260" height="104" rx="10" />
    <path className={paint.mutedLine} d="M60 246H280M60 266H280" />
    <path className={paint.inkLine} d="M60 286H96M106 286H132M142 286H190M200 286H226" />
    <path className={paint.sun} d="M52 296H292V316H52Z" />
    <path
      className={paint.shellLine}
      d="M66 296V304M86 296V302M106 296V304M126 296V302M146 296V304M166 296V302M186 296V304M206 296V302M226 296V304M246 296V302M266 296V304"
    />
    <Places
      y={listY}
      places={[
        { x: 42, y: 110, label: labels.helper },
        { x: 284, y: 306, label: labels.ruler },
        { x: 212, y: 58, label: labels.short },
      ]}
    />
  </Chart>
));
