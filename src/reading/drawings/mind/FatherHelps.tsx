import { defineDrawing } from '#src/reading/drawings/define-drawing.ts';
import paint from '#src/reading/drawings/frame/Chart.module.css';
import { Chart } from '#src/reading/drawings/frame/Chart.tsx';
import { Places, placesHeight } from '#src/reading/drawings/frame/Places.tsx';
import { FrontHead } from '#src/reading/drawings/people/people.tsx';
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
    <path className={paint.soda} d="M168 186H332V200H326V232H318V200H182V232H174V200H168Z" />
    <path className={paint.surface} d="M170 168H332V186H170Z" />
    <path className={paint.tooth} d="M176 152Q200 142 226 154V170H176Z" />
    <FrontHead x={202} y={144} scale={1.8} turn={-78} asleep />
    <path className={paint.jeans} d="M226 150Q270 132 332 148V184H226Q218 166 226 150Z" />
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
