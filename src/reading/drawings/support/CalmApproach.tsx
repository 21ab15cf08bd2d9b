import { defineDrawing } from '#src/reading/drawings/define-drawing.ts';
import paint from '#src/reading/drawings/frame/Chart.module.css';
import { Chart } from '#src/reading/drawings/frame/Chart.tsx';
import { Places, placesHeight } from '#src/reading/drawings/frame/Places.tsx';
import {
  Floor,
  man,
  nurse,
  openHandsPose,
  Standing,
  standPose,
  youth,
} from '#src/reading/drawings/mind/Talk.tsx';

const listY = 268;

/** One person speaks to someone who is upset, from the side and from a distance; another stands back, and the door is free. */
export const calmApproach = defineDrawing(['speak', 'back', 'door'], (labels) => (
  <Chart height={listY + placesHeight(3)}>
    <path className={paint.sack} d="M10 74H62V232H10Z" />
    <path className={paint.sky} d="M18 82H54V232H18Z" />
    <path className={paint.primaryLine} d="M78 216H40M50 208L40 216 50 224" />
    <Floor y={232} />
    <Standing
      person={youth}
      x={104}
      y={234}
      pose={{ ...openHandsPose, head: -78, nearArm: [50, -40], farArm: [120, 60] }}
    />
    <Standing person={nurse} x={222} y={234} facing="left" pose={{ ...standPose, nearArm: [72, 24] }} />
    <Standing person={man} x={304} y={234} facing="left" scale={1.1} pose={standPose} />
    <path className={paint.mutedLine} d="M126 222H198M134 216L126 222 134 228M190 216L198 222 190 228" />
    <path className={paint.primaryLine} d="M188 58Q180 64 188 72M178 52Q166 64 178 78" />

    <Places
      y={listY}
      places={[
        { x: 176, y: 34, label: labels.speak },
        { x: 304, y: 40, label: labels.back },
        { x: 36, y: 150, label: labels.door },
      ]}
    />
  </Chart>
));
