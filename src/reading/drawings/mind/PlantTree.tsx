import { defineDrawing } from '#src/reading/drawings/define-drawing.ts';
import paint from '#src/reading/drawings/frame/Chart.module.css';
import { Chart } from '#src/reading/drawings/frame/Chart.tsx';
import { Places, placesHeight } from '#src/reading/drawings/frame/Places.tsx';
import { child, Seated, sitPose, woman } from './Talk.tsx';

const listY = 246;
const digPose = {
  ...sitPose,
  torso: [-72, -58],
  head: -48,
  nearArm: [74, 30],
  farArm: [66, 22],
  nearLeg: [-34, 110, 0],
  farLeg: [-24, 112, 0],
} as const;

/** A woman and a child plant a young tree in memory of someone. */
export const plantTree = defineDrawing(['remember', 'together'], (labels) => (
  <Chart height={listY + placesHeight(2)}>
    <circle className={paint.sun} cx="284" cy="62" r="24" />
    <path className={paint.soda} d="M8 206Q120 190 170 196 240 190 332 206V232H8Z" />
    <Seated person={woman} x={72} y={178} stool={false} pose={digPose} />
    <Seated
      person={child}
      x={272}
      y={182}
      stool={false}
      facing="left"
      scale={1.5}
      pose={{ ...digPose, torso: [-80, -70] }}
    />
    <path className={paint.primaryLine} d="M170 200V112" />
    <path
      className={paint.middle}
      d="M170 150Q140 150 134 124 164 122 170 150ZM170 134Q200 134 206 108 176 106 170 134ZM170 114Q158 96 170 78 182 96 170 114Z"
    />
    <path className={paint.ink} d="M146 204Q170 186 194 204Z" />
    <Places
      y={listY}
      places={[
        { x: 170, y: 66, label: labels.remember },
        { x: 222, y: 156, label: labels.together },
      ]}
    />
  </Chart>
));
