import { defineDrawing } from '#src/reading/drawings/define-drawing.ts';
import paint from '#src/reading/drawings/frame/Chart.module.css';
import { Chart } from '#src/reading/drawings/frame/Chart.tsx';
import { Places, placesHeight } from '#src/reading/drawings/frame/Places.tsx';
import { Floor, man, Standing, standPose, woman } from '#src/reading/drawings/mind/Talk.tsx';

const listY = 268;
const carryPose = { ...standPose, nearArm: [52, -72] } as const;

/** Two people carry one heavy sack together on a pole. */
export const weightShared = defineDrawing(['stress', 'share'], (labels) => (
  <Chart height={listY + placesHeight(2)}>
    <path className={paint.steel} d="M44 92H296" />
    <path className={paint.inkLine} d="M156 92L170 122 184 92" />
    <path className={paint.sack} d="M130 132Q170 112 210 132 226 176 208 200H132Q114 176 130 132Z" />
    <path className={paint.shellLine} d="M150 128Q170 138 190 128" />
    <Standing person={woman} x={66} y={234} pose={carryPose} />
    <Standing person={man} x={262} y={234} pose={carryPose} />
    <Floor y={232} />
    <Places
      y={listY}
      places={[
        { x: 170, y: 170, label: labels.stress },
        { x: 170, y: 66, label: labels.share },
      ]}
    />
  </Chart>
));
