import { defineDrawing } from '#src/reading/drawings/define-drawing.ts';
import paint from '#src/reading/drawings/frame/Chart.module.css';
import { Chart } from '#src/reading/drawings/frame/Chart.tsx';
import { Places, placesHeight } from '#src/reading/drawings/frame/Places.tsx';
import { Floor, listenPose, man, nurse, Seated, Table, woman } from '#src/reading/drawings/mind/Talk.tsx';

const listY = 248;

/** A health worker and a patient talk at a desk; somebody trusted sits beside the patient. */
export const firstVisit = defineDrawing(['worker', 'patient', 'trusted'], (labels) => (
  <Chart height={listY + placesHeight(3)}>
    <Seated person={man} x={300} y={164} facing="left" scale={1.2} />
    <Seated person={nurse} x={58} y={164} pose={listenPose} />
    <Seated person={woman} x={208} y={164} facing="left" />
    <Table x={96} y={142} width={84} />
    <path className={paint.surface} d="M120 128L164 132 160 142H112Z" />
    <path className={paint.inkLine} d="M120 128L164 132 160 142H112ZM126 135H150" />
    <Floor y={212} />
    <Places
      y={listY}
      places={[
        { x: 34, y: 40, label: labels.worker },
        { x: 214, y: 38, label: labels.patient },
        { x: 302, y: 56, label: labels.trusted },
      ]}
    />
  </Chart>
));
