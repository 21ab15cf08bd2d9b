import paint from './Chart.module.css';
import { Chart } from './Chart.tsx';
import { defineDrawing } from './define-drawing.ts';
import { Label } from './Label.tsx';
import { UpperBody } from './people.tsx';

/** Someone who lies on the back, seen from above: two hands, one on the other, press on the middle of the chest. */
export const chestCompressions = defineDrawing(['where', 'rate'], (labels) => (
  <Chart height={372}>
    <Label x={170} y={38} width={320} strong={labels.where} />
    <rect className={paint.accentSoft} x="8" y="64" width="324" height="238" rx="14" />
    <g transform="translate(6 376)rotate(-90)scale(1.2)">
      <UpperBody asleep />
    </g>
    <path
      className={paint.skin}
      d="M184 302L230 196V156Q232 132 252 132T276 156L278 196 318 302H282L254 232 220 302Z"
    />
    <path className={paint.high} d="M172 302L196 262 234 280 226 302ZM276 302L270 280 306 262 328 302Z" />
    <path
      className={paint.mutedLine}
      d="M231 184Q234 166 254 166T277 184M242 168V186M254 166V188M266 168V186M242 138V156M254 134V154M266 138V156M240 208Q254 218 270 206"
    />
    <rect className={paint.accent} x="8" y="314" width="324" height="50" rx="25" />
    <Label x={170} y={339} width={300} strong={labels.rate} on="accent" />
  </Chart>
));
