import { defineDrawing } from '#src/reading/drawings/define-drawing.ts';
import paint from '#src/reading/drawings/frame/Chart.module.css';
import { Chart } from '#src/reading/drawings/frame/Chart.tsx';
import { Places, placesHeight } from '#src/reading/drawings/frame/Places.tsx';
import { Bust } from '#src/reading/drawings/people/Bust.tsx';
import { FrontWoman } from '#src/reading/drawings/people/heads.tsx';
import { FrontHead } from '#src/reading/drawings/people/people.tsx';

const listY = 248;

/** A family at one table: the plates are alike, and nobody watches another's. */
export const familyTable = defineDrawing(['same', 'together', 'talk'], (labels) => (
  <Chart height={listY + placesHeight(3)}>
    <Bust x={72} cloth={paint.middle}>
      <FrontWoman look="headwrap" x={72} y={92} scale={2.2} />
    </Bust>
    <Bust x={170} cloth={paint.night}>
      <FrontWoman look="braids" x={170} y={92} scale={2.2} />
    </Bust>
    <Bust x={268} cloth={paint.high}>
      <FrontHead x={268} y={92} scale={2.2} />
    </Bust>
    <path className={paint.soda} d="M8 178H332V214H8Z" />
    <path className={paint.sack} d="M8 172Q8 166 14 166H326Q332 166 332 172V184H8Z" />
    {[72, 170, 268].map((x) => (
      <g key={x}>
        <ellipse className={paint.tooth} cx={x} cy="176" rx="36" ry="11" />
        <path className={paint.shell} d={`M${x - 18} 175Q${x - 8} 162 ${x + 2} 174Z`} />
        <path className={paint.middle} d={`M${x} 176Q${x + 8} 164 ${x + 20} 175Z`} />
      </g>
    ))}
    <path
      className={paint.soft}
      d="M98 30H150Q158 30 158 38V50Q158 58 150 58H118L104 70V58H98Q90 58 90 50V38Q90 30 98 30Z"
    />
    <path className={paint.mutedLine} d="M104 40H144M104 48H130" />
    <Places
      y={listY}
      places={[
        { x: 72, y: 206, label: labels.same },
        { x: 219, y: 130, label: labels.together },
        { x: 158, y: 34, label: labels.talk },
      ]}
    />
  </Chart>
));
