import paint from './Chart.module.css';
import { Chart } from './Chart.tsx';
import { defineDrawing } from './define-drawing.ts';
import { Label } from './Label.tsx';

/** A head that lies to the side: clean water runs over the open, lower eye, away from the nose, for 15 minutes. */
export const eyeRinse = defineDrawing(['water', 'lowerEye', 'direction', 'time'], (labels) => (
  <Chart height={476}>
    <circle className={paint.low} cx="182" cy="222" r="96" />
    <Label x={252} y={62} width={152} strong={labels.water} />
    <Jug />
    <g transform="translate(176 226)rotate(-62)">
      <ellipse className={paint.hair} cx="0" cy="-12" rx="64" ry="72" />
      <path
        className={paint.skin}
        d="M-54 -8C-54 -46 -36 -54 0 -54S54 -46 54 -8C54 40 30 72 0 72S-54 40 -54 -8Z"
      />
      <Eye x={-25} />
      <Eye x={25} />
      <path className={paint.surfaceLine} d="M-4 2L-7 26Q0 32 7 26M-14 48Q0 56 14 48" />
    </g>
    <path className={paint.waterLine} d="M116 98C146 120 168 170 168 214Q168 232 154 250T140 318" />
    <path className={paint.inkLine} d="M122 282V310M115 302L122 311L129 302" />
    <path className={paint.mutedLine} d="M86 338L112 314M246 338L164 254" />
    <Label x={86} y={372} width={152} plain={labels.direction} />
    <Label x={252} y={372} width={152} plain={labels.lowerEye} />
    <rect className={paint.primary} x="8" y="418" width="324" height="50" rx="25" />
    <Label x={170} y={443} width={300} strong={labels.time} on="primary" />
  </Chart>
));

function Jug() {
  return (
    <g transform="translate(66 84)scale(-1 1)rotate(-38)">
      <path className={paint.water} d="M-32 -6L36 -34L30 44H-26Z" />
      <path className={paint.inkLine} d="M-44 -40L-34 -30L-26 44H30L38 -40ZM36 -22C62 -24 60 26 32 26" />
    </g>
  );
}

function Eye({ x }: { x: number }) {
  return (
    <>
      <ellipse className={paint.tooth} cx={x} cy="-8" rx="15" ry="9" />
      <circle className={paint.hair} cx={x} cy="-8" r="6" />
    </>
  );
}
