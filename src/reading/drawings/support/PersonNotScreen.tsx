import { defineDrawing } from '#src/reading/drawings/define-drawing.ts';
import paint from '#src/reading/drawings/frame/Chart.module.css';
import { Chart } from '#src/reading/drawings/frame/Chart.tsx';
import { Places, placesHeight } from '#src/reading/drawings/frame/Places.tsx';
import { Bubble, Floor, listenPose, man, Seated, woman } from '#src/reading/drawings/mind/Talk.tsx';

const listY = 250;

/** Two people talk to each other; the phone lies face down on a stool between them. */
export const personNotScreen = defineDrawing(['stop', 'person'], (labels) => (
  <Chart height={listY + placesHeight(2)}>
    <Seated person={man} x={64} y={166} pose={listenPose} />
    <Seated person={woman} x={276} y={166} facing="left" />
    <path className={paint.soda} d="M138 176H202V186H196V214H188V186H152V214H144V186H138Z" />
    <rect className={paint.ink} x="148" y="168" width="44" height="8" rx="3" />
    <Bubble x={126} y={36} />
    <Floor y={214} />
    <Places
      y={listY}
      places={[
        { x: 170, y: 150, label: labels.stop },
        { x: 214, y: 44, label: labels.person },
      ]}
    />
  </Chart>
));
