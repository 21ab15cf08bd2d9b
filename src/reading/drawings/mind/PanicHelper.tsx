import { defineDrawing } from '#src/reading/drawings/define-drawing.ts';
import paint from '#src/reading/drawings/frame/Chart.module.css';
import { Chart } from '#src/reading/drawings/frame/Chart.tsx';
import { Places, placesHeight } from '#src/reading/drawings/frame/Places.tsx';
import { Floor, listenPose, man, Seated, sitPose, woman } from './Talk.tsx';

const listY = 250;

/** A person in a panic sits and breathes out slowly; a helper sits at the side and speaks calmly. */
export const panicHelper = defineDrawing(['sit', 'voice', 'breathe'], (labels) => (
  <Chart height={listY + placesHeight(3)}>
    <Floor y={214} />
    <Seated person={man} x={70} y={166} pose={listenPose} />
    <Seated person={woman} x={226} y={166} pose={{ ...sitPose, nearArm: [104, -36], farArm: [96, -30] }} />
    <path className={paint.primaryLine} d="M116 90Q124 96 116 104M126 84Q138 96 126 110" />
    <path className={paint.waterLine} d="M272 92Q284 86 296 94T320 94" />
    <Places
      y={listY}
      places={[
        { x: 226, y: 198, label: labels.sit },
        { x: 152, y: 96, label: labels.voice },
        { x: 300, y: 118, label: labels.breathe },
      ]}
    />
  </Chart>
));
