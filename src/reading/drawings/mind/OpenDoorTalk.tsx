import { defineDrawing } from '#src/reading/drawings/define-drawing.ts';
import paint from '#src/reading/drawings/frame/Chart.module.css';
import { Chart } from '#src/reading/drawings/frame/Chart.tsx';
import { Tick } from '#src/reading/drawings/frame/marks.tsx';
import { Places, placesHeight } from '#src/reading/drawings/frame/Places.tsx';
import { Floor, listenPose, nurse, Seated, youth } from './Talk.tsx';

const listY = 252;

/** Two people on chairs that do not face each other straight on, an open door, and a day on the wall that was promised and kept. */
export const openDoorTalk = defineDrawing(['chairs', 'door', 'promise'], (labels) => (
  <Chart height={listY + placesHeight(3)}>
    <path className={paint.soda} d="M12 54H76V216H12Z" />
    <path className={paint.sky} d="M20 62H68V216H20Z" />
    <path className={paint.sack} d="M68 62L92 74V226L68 216Z" />
    <Floor y={214} />
    <rect className={paint.surface} x="196" y="44" width="84" height="66" rx="6" />
    <path className={paint.accent} d="M196 62V50Q196 44 202 44H274Q280 44 280 50V62Z" />
    <path
      className={paint.mutedLine}
      d="M196 62H280V104Q280 110 274 110H202Q196 110 196 104ZM217 62V110M238 62V110M259 62V110M196 86H280"
    />
    <Tick x={248} y={98} r={9} />
    <Seated person={youth} x={136} y={166} pose={listenPose} />
    <Seated person={nurse} x={288} y={166} facing="left" />
    <Places
      y={listY}
      places={[
        { x: 212, y: 196, label: labels.chairs },
        { x: 44, y: 132, label: labels.door },
        { x: 196, y: 48, label: labels.promise },
      ]}
    />
  </Chart>
));
