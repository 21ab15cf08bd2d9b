import { defineDrawing } from '#src/reading/drawings/define-drawing.ts';
import paint from '#src/reading/drawings/frame/Chart.module.css';
import { Chart } from '#src/reading/drawings/frame/Chart.tsx';
import { Label } from '#src/reading/drawings/frame/Label.tsx';

const top = 'M8 224H196C206 224 210 194 240 192 268 190 276 224 286 224H332';
const straight = 'M82 322C80 270 82 220 90 136';
const curled = 'M168 322C160 280 158 240 166 206 174 166 202 146 226 150 258 156 260 200 238 244';

/** Skin cut open: one hair grows out of it; a curled one turns back into it, and there the skin is raised. */
export const ingrownHair = defineDrawing(['straight', 'curled', 'bump'], (labels) => (
  <Chart height={450}>
    <rect className={paint.low} x="8" y="112" width="324" height="258" rx="14" />
    <Label x={88} y={62} width={150} strong={labels.straight} />
    <Label x={250} y={62} width={150} strong={labels.curled} />
    <path className={paint.palm} d={`${top}V356Q332 370 318 370H22Q8 370 8 356Z`} />
    <path className={paint.skin} d={`${top}V250H288C274 250 266 216 240 218 216 220 208 250 194 250H8Z`} />
    <path
      className={paint.gum}
      d="M206 246C212 224 228 216 240 216 256 216 268 230 276 246 262 282 216 282 206 246Z"
    />
    <g transform="scale(2)">
      <path className={paint.skinLimb} d="M41 160C40 140 40 130 42 116M84 160C80 140 80 130 81 116" />
    </g>
    <path className={paint.seeds} fill="none" d={straight + curled} />
    <circle className={paint.hair} cx="82" cy="322" r="7" />
    <circle className={paint.hair} cx="168" cy="322" r="7" />
    <path className={paint.mutedLine} d="M248 262V384" />
    <Label x={200} y={412} width={264} strong={labels.bump} />
  </Chart>
));
