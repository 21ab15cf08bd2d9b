import { defineDrawing } from '#src/reading/drawings/define-drawing.ts';
import paint from '#src/reading/drawings/frame/Chart.module.css';
import { Chart } from '#src/reading/drawings/frame/Chart.tsx';
import { Places, placesHeight } from '#src/reading/drawings/frame/Places.tsx';

const listY = 318;

/** Body, mind and life as three circles that overlap: an illness grows where they meet. */
export const threeCircles = defineDrawing(['body', 'mind', 'life', 'together'], (labels) => (
  <Chart height={listY + placesHeight(4)}>
    <g fillOpacity=".6">
      <circle className={paint.accent} cx="118" cy="118" r="88" />
      <circle className={paint.middle} cx="222" cy="118" r="88" />
      <circle className={paint.sun} cx="170" cy="206" r="88" />
    </g>
    <Places
      y={listY}
      places={[
        { x: 88, y: 96, label: labels.body },
        { x: 252, y: 96, label: labels.mind },
        { x: 170, y: 250, label: labels.life },
        { x: 170, y: 148, label: labels.together },
      ]}
    />
  </Chart>
));
