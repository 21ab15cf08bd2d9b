import { defineDrawing } from '#src/reading/drawings/define-drawing.ts';
import paint from '#src/reading/drawings/frame/Chart.module.css';
import { Chart } from '#src/reading/drawings/frame/Chart.tsx';
import { Label } from '#src/reading/drawings/frame/Label.tsx';
import { FrontHead } from '#src/reading/drawings/people/people.tsx';

/** Someone who leans back on a cushion, a cup taped over the hurt eye from brow to cheek. */
export const eyeCup = defineDrawing(['cup', 'tape', 'free', 'hospital'], (labels) => (
  <Chart height={424}>
    <Label x={170} y={48} width={320} strong={labels.cup} plain={labels.free} />
    <circle className={paint.low} cx="132" cy="206" r="118" />
    <rect className={paint.soft} x="34" y="102" width="196" height="190" rx="44" />
    <path className={paint.skin} d="M108 218H156V280Q132 298 108 280Z" />
    <path
      className={paint.middle}
      d="M20 356Q22 286 66 276L108 264Q132 286 156 264L198 276Q242 286 244 356Z"
    />
    <FrontHead x={132} y={174} scale={5.6} />
    <g transform="translate(157 170)">
      <ellipse className={paint.primary} rx="31" ry="34" />
      <ellipse className={paint.surfaceLine} cx="2" cy="2" rx="20" ry="23" />
    </g>
    <path
      className={paint.tooth}
      d="M129 133L139 127 149 146 139 152ZM164 118L176 120 172 144 160 142ZM171 190L181 186 191 209 181 213ZM142 190L153 193 147 214 136 211Z"
    />
    <path className={paint.mutedLine} d="M174 132L233 162M184 204L233 183" />
    <Label x={293} y={226} width={96} plain={labels.tape} />
    <rect className={paint.accent} x="8" y="366" width="324" height="50" rx="25" />
    <Label x={170} y={391} width={300} strong={labels.hospital} on="accent" />
  </Chart>
));
