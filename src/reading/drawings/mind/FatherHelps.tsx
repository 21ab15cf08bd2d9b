import { defineDrawing } from '#src/reading/drawings/define-drawing.ts';
import paint from '#src/reading/drawings/frame/Chart.module.css';
import { Chart } from '#src/reading/drawings/frame/Chart.tsx';
import { Places, placesHeight } from '#src/reading/drawings/frame/Places.tsx';
import { FrontHead } from '#src/reading/drawings/people/people.tsx';
import { Bed } from './Bed.tsx';
import { Floor, man, openHandsPose, Standing } from './Talk.tsx';

const listY = 262;

/** A father carries the baby while the mother sleeps; food stands ready for her. */
export const fatherHelps = defineDrawing(['father', 'mother', 'food'], (labels) => (
  <Chart height={listY + placesHeight(3)}>
    <Floor y={232} />
    <Standing
      person={man}
      x={70}
      y={234}
      scale={1.28}
      pose={{ ...openHandsPose, nearArm: [80, -20], farArm: [70, -10] }}
    />
    <g transform="rotate(-16 108 102)">
      <path className={paint.sun} d="M78 92Q108 80 134 94 142 108 130 116 104 124 82 114 70 104 78 92Z" />
      <FrontHead x={128} y={98} scale={1} turn={80} asleep />
    </g>
    <Bed x={168} y={232} width={164} />
    <path className={paint.sack} d="M244 56H332V64H244Z" />
    <path className={paint.tooth} d="M256 44H296Q292 56 276 56T256 44Z" />
    <path className={paint.shell} d="M260 44Q276 30 292 44Z" />
    <path className={paint.water} d="M308 28H324L322 56H310Z" />
    <Places
      y={listY}
      places={[
        { x: 40, y: 116, label: labels.father },
        { x: 282, y: 164, label: labels.mother },
        { x: 276, y: 76, label: labels.food },
      ]}
    />
  </Chart>
));
