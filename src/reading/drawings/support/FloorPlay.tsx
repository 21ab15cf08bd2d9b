import { defineDrawing } from '#src/reading/drawings/define-drawing.ts';
import paint from '#src/reading/drawings/frame/Chart.module.css';
import { Chart } from '#src/reading/drawings/frame/Chart.tsx';
import { Places, placesHeight } from '#src/reading/drawings/frame/Places.tsx';
import { OnTheMat } from '#src/reading/drawings/mind/OnTheMat.tsx';

const listY = 248;

/** A mother sits on the mat; the child chooses what they build together. */
export const floorPlay = defineDrawing(['level', 'lead'], (labels) => (
  <Chart height={listY + placesHeight(2)}>
    <OnTheMat />
    <path className={paint.jeans} d="M150 166H172V188H150Z" />
    <path className={paint.high} d="M176 166H198V188H176Z" />
    <path className={paint.sun} d="M162 142H184V164H162Z" />
    <path className={paint.mutedLine} d="M120 92H212" strokeDasharray="4 8" />

    <Places
      y={listY}
      places={[
        { x: 166, y: 92, label: labels.level },
        { x: 174, y: 128, label: labels.lead },
      ]}
    />
  </Chart>
));
