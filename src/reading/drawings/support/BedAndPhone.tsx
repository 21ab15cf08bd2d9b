import { defineDrawing } from '#src/reading/drawings/define-drawing.ts';
import paint from '#src/reading/drawings/frame/Chart.module.css';
import { Chart } from '#src/reading/drawings/frame/Chart.tsx';
import { Places, placesHeight } from '#src/reading/drawings/frame/Places.tsx';
import { Floor } from '#src/reading/drawings/mind/Talk.tsx';
import { FrontHead } from '#src/reading/drawings/people/people.tsx';

const listY = 252;

/** Somebody sleeps in bed; the phone lies on a shelf at the other end of the room. */
export const bedAndPhone = defineDrawing(['bed', 'phone'], (labels) => (
  <Chart height={listY + placesHeight(2)}>
    <path className={paint.night} d="M28 34H108V104H28Z" />
    <path className={paint.sun} d="M76 50A20 20 0 1 0 92 78 22 22 0 0 1 76 50Z" />
    <path className={paint.shellLine} d="M28 34H108V104H28ZM68 34V104" />
    <path className={paint.soda} d="M14 182H200V196H194V222H186V196H28V222H20V196H14Z" />
    <path className={paint.surface} d="M16 164H198V182H16Z" />
    <path className={paint.tooth} d="M20 148Q44 138 70 150V166H20Z" />
    <FrontHead x={46} y={140} scale={1.8} turn={-78} asleep />
    <path className={paint.jeans} d="M70 146Q120 128 198 144V180H70Q62 162 70 146Z" />
    <path className={paint.soda} d="M252 124H330V134H252Z" />
    <rect className={paint.ink} x="276" y="84" width="26" height="40" rx="4" />
    <path className={paint.water} d="M280 90H298V114H280Z" />
    <path className={paint.mutedLine} d="M212 150H246" strokeDasharray="4 8" />
    <Floor y={222} />
    <Places
      y={listY}
      places={[
        { x: 126, y: 126, label: labels.bed },
        { x: 318, y: 98, label: labels.phone },
      ]}
    />
  </Chart>
));
