import type { Person } from '#src/figures/body/person.ts';
import { defineDrawing } from '#src/reading/drawings/define-drawing.ts';
import { Chart } from '#src/reading/drawings/frame/Chart.tsx';
import { Places, placesHeight } from '#src/reading/drawings/frame/Places.tsx';
import { child, Floor, Standing, standPose, woman, youth } from '#src/reading/drawings/mind/Talk.tsx';

const listY = 248;
const elder: Person = {
  ...woman,
  age: 'elder',
  hair: 'short',
  top: { kind: 'long-sleeve', fabric: { colour: 'cloth-plum' } },
};

/** A child, a teenager and an older woman beside each other. */
export const threeAges = defineDrawing(['child', 'teen', 'old'], (labels) => (
  <Chart height={listY + placesHeight(3)}>
    <Standing person={child} x={62} y={214} scale={1.35} pose={standPose} />
    <Standing person={youth} x={166} y={214} scale={1.15} pose={standPose} />
    <Standing person={elder} x={276} y={214} scale={1.15} facing="left" pose={standPose} />
    <Floor y={212} />
    <Places
      y={listY}
      places={[
        { x: 26, y: 112, label: labels.child },
        { x: 126, y: 56, label: labels.teen },
        { x: 316, y: 56, label: labels.old },
      ]}
    />
  </Chart>
));
