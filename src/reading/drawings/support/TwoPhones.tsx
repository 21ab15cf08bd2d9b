import { defineDrawing } from '#src/reading/drawings/define-drawing.ts';
import paint from '#src/reading/drawings/frame/Chart.module.css';
import { Chart } from '#src/reading/drawings/frame/Chart.tsx';
import { Clock } from '#src/reading/drawings/frame/marks.tsx';
import { Places, placesHeight } from '#src/reading/drawings/frame/Places.tsx';
import { Floor, man, Seated, sitPose, woman } from '#src/reading/drawings/mind/Talk.tsx';

const listY = 250;
const callPose = { ...sitPose, nearArm: [60, -84] } as const;

/** Two people talk on the phone at a fixed hour, with a border between them. */
export const twoPhones = defineDrawing(['hour', 'border'], (labels) => (
  <Chart height={listY + placesHeight(2)}>
    <path className={paint.accentLine} d="M170 96V214" strokeDasharray="10 10" />
    <Clock x={170} y={58} r={30} minutes={0} />
    <Seated person={woman} x={74} y={166} pose={callPose} />
    <Seated person={man} x={266} y={166} pose={callPose} facing="left" />
    <path className={paint.mutedLine} d="M112 92Q140 76 160 92M180 92Q200 76 228 92" strokeDasharray="4 8" />
    <Floor y={214} />
    <Places
      y={listY}
      places={[
        { x: 214, y: 52, label: labels.hour },
        { x: 170, y: 186, label: labels.border },
      ]}
    />
  </Chart>
));
