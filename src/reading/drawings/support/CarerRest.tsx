import { defineDrawing } from '#src/reading/drawings/define-drawing.ts';
import paint from '#src/reading/drawings/frame/Chart.module.css';
import { Chart } from '#src/reading/drawings/frame/Chart.tsx';
import { Places, placesHeight } from '#src/reading/drawings/frame/Places.tsx';
import { Bed } from '#src/reading/drawings/mind/Bed.tsx';
import { Floor, Seated, sitPose, woman, youth } from '#src/reading/drawings/mind/Talk.tsx';

const listY = 252;

/** A neighbour sits beside the one who is ill, while the one who cares rests with a cup of tea. */
export const carerRest = defineDrawing(['rest', 'sits'], (labels) => (
  <Chart height={listY + placesHeight(2)}>
    <Bed x={14} y={220} width={154} />
    <Seated person={youth} x={196} y={172} facing="left" scale={1.2} />
    <path className={paint.sack} d="M234 60H330V214H234Z" opacity=".35" />
    <Seated person={woman} x={270} y={172} scale={1.2} pose={{ ...sitPose, nearArm: [40, -50], head: -92 }} />
    <path className={paint.tooth} d="M304 112H322V126Q313 134 304 126Z" />
    <Floor y={218} />
    <Places
      y={listY}
      places={[
        { x: 282, y: 44, label: labels.rest },
        { x: 198, y: 54, label: labels.sits },
      ]}
    />
  </Chart>
));
