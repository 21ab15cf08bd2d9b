import { defineDrawing } from '#src/reading/drawings/define-drawing.ts';
import paint from '#src/reading/drawings/frame/Chart.module.css';
import { Chart } from '#src/reading/drawings/frame/Chart.tsx';
import { Places, placesHeight } from '#src/reading/drawings/frame/Places.tsx';
import { Floor, listenPose, man, Seated, woman } from './Talk.tsx';

const listY = 250;

/** One person speaks softly, with room between them; the way to the door is free. */
export const softVoice = defineDrawing(['voice', 'space', 'door'], (labels) => (
  <Chart height={listY + placesHeight(3)}>
    <path className={paint.soda} d="M276 56H332V216H276Z" />
    <path className={paint.sky} d="M283 63H325V216H283Z" />
    <path className={paint.sack} d="M283 63L264 74V224L283 216Z" />
    <Floor y={214} />
    <Seated person={woman} x={44} y={166} pose={listenPose} />
    <Seated person={man} x={226} y={166} facing="left" />
    <path className={paint.mutedLine} d="M92 204H172M100 198L92 204L100 210M164 198L172 204L164 210" />
    <path className={paint.primaryLine} d="M92 92Q100 98 92 106M102 86Q114 98 102 112" />
    <Places
      y={listY}
      places={[
        { x: 128, y: 98, label: labels.voice },
        { x: 132, y: 184, label: labels.space },
        { x: 304, y: 140, label: labels.door },
      ]}
    />
  </Chart>
));
