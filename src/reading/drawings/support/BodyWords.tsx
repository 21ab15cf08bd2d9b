import { defineDrawing } from '#src/reading/drawings/define-drawing.ts';
import { Chart } from '#src/reading/drawings/frame/Chart.tsx';
import { Places, placesHeight } from '#src/reading/drawings/frame/Places.tsx';
import { Bubble } from '#src/reading/drawings/mind/Talk.tsx';
import { UpperBody } from '#src/reading/drawings/people/people.tsx';

const listY = 290;

/** Head, chest and belly of a person, where distress is often felt first. */
export const bodyWords = defineDrawing(['head', 'heart', 'belly'], (labels) => (
  <Chart height={listY + placesHeight(3)}>
    <UpperBody />
    <Bubble x={228} y={44} />
    <Bubble x={240} y={132} />
    <Bubble x={8} y={176} tip="right" />
    <Places
      y={listY}
      places={[
        { x: 170, y: 56, label: labels.head },
        { x: 196, y: 204, label: labels.heart },
        { x: 170, y: 256, label: labels.belly },
      ]}
    />
  </Chart>
));
