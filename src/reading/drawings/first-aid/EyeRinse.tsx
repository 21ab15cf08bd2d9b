import { defineDrawing } from '#src/reading/drawings/define-drawing.ts';
import paint from '#src/reading/drawings/frame/Chart.module.css';
import { Chart } from '#src/reading/drawings/frame/Chart.tsx';
import { Label } from '#src/reading/drawings/frame/Label.tsx';
import { FrontHead } from '#src/reading/drawings/people/people.tsx';

/** Someone bends the head to the side: clean water runs from the nose over the open, lower eye. */
export const eyeRinse = defineDrawing(['water', 'lowerEye', 'direction', 'time'], (labels) => (
  <Chart height={446}>
    <Label x={247} y={62} width={160} strong={labels.water} />
    <circle className={paint.low} cx="164" cy="190" r="104" />
    <path className={paint.middle} d="M196 232Q158 252 152 304H316V256Q310 190 262 186 240 186 228 198Z" />
    <g transform="translate(150 178)rotate(-62)">
      <path className={paint.skin} d="M-19 30H19L24 80Q0 94-22 80Z" />
      <FrontHead x={0} y={0} scale={4.2} />
      <Eye x={17} />
    </g>
    <Jug />
    <path className={paint.waterLine} d="M201 142C196 160 176 172 148 182Q140 196 132 214T122 286" />
    <g transform="translate(150 178)rotate(-62)">
      <Eye x={-17} />
    </g>
    <path className={paint.inkLine} d="M102 244V272M95 264L102 273L109 264" />
    <path className={paint.mutedLine} d="M86 314L100 280M241 308L150 200" />
    <Label x={86} y={342} width={152} plain={labels.direction} />
    <Label x={252} y={342} width={160} plain={labels.lowerEye} />
    <rect className={paint.primary} x="8" y="388" width="324" height="50" rx="25" />
    <Label x={170} y={413} width={300} strong={labels.time} on="primary" />
  </Chart>
));

function Jug() {
  return (
    <g transform="translate(247 136)rotate(-38)scale(.8)">
      <path className={paint.water} d="M-32 -6L36 -34L30 44H-26Z" />
      <path className={paint.inkLine} d="M-44 -40L-34 -30L-26 44H30L38 -40ZM36 -22C62 -24 60 26 32 26" />
    </g>
  );
}

function Eye({ x }: { x: number }) {
  return (
    <>
      <ellipse className={paint.tooth} cx={x} rx="11" ry="7" />
      <circle className={paint.hair} cx={x} r="4.5" />
    </>
  );
}
