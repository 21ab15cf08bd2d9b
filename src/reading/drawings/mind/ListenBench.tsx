import { defineDrawing } from '#src/reading/drawings/define-drawing.ts';
import paint from '#src/reading/drawings/frame/Chart.module.css';
import { Chart } from '#src/reading/drawings/frame/Chart.tsx';
import { Label } from '#src/reading/drawings/frame/Label.tsx';
import { Floor, listenPose, Seated, woman, youth } from './Talk.tsx';

/** Two people on one bench under a tree; one of them listens. */
export const listenBench = defineDrawing(['listen'], (labels) => (
  <Chart height={308}>
    <path className={paint.soda} d="M170 232Q178 150 168 90H186Q184 160 196 232Z" />
    <path
      className={paint.middle}
      d="M70 96Q64 50 118 52 140 20 190 30 240 16 258 52 306 56 290 104 262 128 180 118 96 128 70 96Z"
    />
    <Seated person={woman} x={92} y={182} pose={listenPose} stool={false} />
    <Seated person={youth} x={252} y={182} facing="left" stool={false} />
    <path className={paint.sack} d="M50 186H294V196H280V234H270V196H74V234H64V196H50Z" />
    <Floor y={232} />
    <Label x={170} y={272} width={320} strong={labels.listen} />
  </Chart>
));
