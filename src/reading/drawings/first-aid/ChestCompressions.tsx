import { defineDrawing } from '#src/reading/drawings/define-drawing.ts';
import paint from '#src/reading/drawings/frame/Chart.module.css';
import { Chart } from '#src/reading/drawings/frame/Chart.tsx';
import { Label } from '#src/reading/drawings/frame/Label.tsx';
import { UpperBody } from '#src/reading/drawings/people/people.tsx';

/** Someone who lies on the back, seen from above: two hands, one on the other, press on the middle of the chest. */
export const chestCompressions = defineDrawing(['where', 'rate'], (labels) => (
  <Chart height={340}>
    <Label x={170} y={54} width={320} strong={labels.where} plain={labels.rate} />
    <rect className={paint.accentSoft} x="8" y="94" width="324" height="238" rx="14" />
    <g transform="translate(6 406)rotate(-90)scale(1.2)">
      <UpperBody asleep />
    </g>
    <path
      className={paint.skin}
      d="M184 332L230 226V186Q232 162 252 162T276 186L278 226 318 332H282L254 262 220 332Z"
    />
    <path
      className={paint.mutedLine}
      d="M231 214Q234 196 254 196T277 214M242 168v18m12 0v-18m12 0v18M242 200v18m12 0v-18m12 0v18"
    />
  </Chart>
));
