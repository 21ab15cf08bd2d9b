import { defineDrawing } from '#src/reading/drawings/define-drawing.ts';
import paint from '#src/reading/drawings/frame/Chart.module.css';
import { Chart } from '#src/reading/drawings/frame/Chart.tsx';
import { Label } from '#src/reading/drawings/frame/Label.tsx';
import { Cross } from '#src/reading/drawings/frame/marks.tsx';
import { Bumps, crop, Fist, Profile } from '#src/reading/drawings/people/profile.tsx';
import { Clipper } from './Clipper.tsx';

/** A clipper with a guard at the back of a man's head; no razor line at the nape, where bumps come. */
export const napeGuard = defineDrawing(['guard', 'line', 'bumps'], (labels) => (
  <Chart height={492}>
    <g transform="translate(0 36)">
      <circle className={paint.low} cx="200" cy="166" r="136" />
      <path className={paint.middle} d="M84 340C90 314 104 300 132 290H230C254 296 268 312 274 340Z" />
      <Profile at="translate(208 138)scale(2)" hair={crop} />
      <g transform="translate(74 222)rotate(45)scale(.9)">
        <Clipper at="" guard />
      </g>
      <Fist at="translate(58 240)rotate(146)scale(.86)" />
      <path className={paint.halo} d="M126 210L176 196" />
      <path className={paint.accentLine} d="M126 210L176 196" strokeDasharray="2 8" />
      <Cross x={184} y={192} />
      <Bumps d="M142 224a4 4 0 1 0 .1 0ZM156 232a4 4 0 1 0 .1 0ZM144 242a4 4 0 1 0 .1 0ZM160 250a4 4 0 1 0 .1 0ZM146 258a4 4 0 1 0 .1 0Z" />
      <path className={paint.mutedLine} d="M72 52L102 178M192 206L238 362M148 264L104 362" />
    </g>
    <Label x={74} y={48} width={136} strong={labels.guard} />
    <Label x={84} y={444} width={150} strong={labels.bumps} />
    <Label x={252} y={444} width={150} strong={labels.line} />
  </Chart>
));
