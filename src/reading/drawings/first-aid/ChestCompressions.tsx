import { defineDrawing } from '#src/reading/drawings/define-drawing.ts';
import paint from '#src/reading/drawings/frame/Chart.module.css';
import { Chart } from '#src/reading/drawings/frame/Chart.tsx';
import { Label } from '#src/reading/drawings/frame/Label.tsx';
import { UpperBody } from '#src/reading/drawings/people/people.tsx';

/** Someone who lies on the back, seen from above: two hands, one on the other, press on the middle of the chest. */
export const chestCompressions = defineDrawing(['where', 'rate'], (labels) => (
  <Chart height={356}>
    <Label x={170} y={62} width={320} strong={labels.where} plain={labels.rate} />
    <rect className={paint.accentSoft} x="8" y="110" width="324" height="238" rx="14" />
    <g transform="translate(6 422)rotate(-90)scale(1.2)">
      <UpperBody asleep />
    </g>
    <path
      className={paint.skin}
      d="M184 348L230 242V202Q232 178 252 178T276 202L278 242 318 348H282L254 278 220 348Z"
    />
    <path
      className={paint.mutedLine}
      d="M231 230Q234 212 254 212T277 230M242 184v18m12 0v-18m12 0v18M242 216v18m12 0v-18m12 0v18"
    />
  </Chart>
));
