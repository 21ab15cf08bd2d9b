import { defineDrawing } from '#src/reading/drawings/define-drawing.ts';
import paint from '#src/reading/drawings/frame/Chart.module.css';
import { Chart } from '#src/reading/drawings/frame/Chart.tsx';
import { Label } from '#src/reading/drawings/frame/Label.tsx';
import { Groundnut } from './groundnut.tsx';

const names = ['base', 'milk', 'groundnut', 'oil', 'total'] as const;

/** A cup of thick porridge, what is stirred into it, and under them what that adds. */
export const enrichedPorridge = defineDrawing(names, (labels) => (
  <Chart height={492}>
    <rect className={paint.accentSoft} x="8" y="20" width="324" height="394" rx="14" />
    <Cup />
    <path
      className={paint.inkLine}
      d="M113 98Q84 140 84 278M119 198Q102 214 102 281M153 300Q146 264 118 284"
    />
    <path className={paint.seeds} d="M84 281H84M102 284H102M118 286H118" />
    <path className={paint.mutedLine} d="M134 376H190" />
    <MilkPowder />
    <GroundnutPaste />
    <Oil />
    <Label x={257} y={84} width={150} plain={labels.milk} />
    <Label x={257} y={190} width={150} plain={labels.groundnut} />
    <Label x={257} y={296} width={150} plain={labels.oil} />
    <Label x={260} y={376} width={140} plain={labels.base} />
    <rect className={paint.primary} x="8" y="422" width="324" height="62" rx="31" />
    <Label x={170} y={453} width={300} strong={labels.total} on="primary" />
  </Chart>
));

function Cup() {
  return (
    <g transform="translate(10 88)scale(.9)">
      <path className={paint.handle} d="M44 254C8 244 10 306 52 306" />
      <path
        className={paint.middle}
        d="M36 220C38 284 44 326 58 338Q94 352 130 338C144 326 150 284 152 220Z"
      />
      <path className={paint.primary} d="M40 268Q94 286 148 268L146 288Q94 306 42 288Z" />
      <ellipse className={paint.tooth} cx="94" cy="220" rx="58" ry="17" />
      <path
        className={paint.high}
        d="M41 222C50 210 70 216 84 211 104 205 138 212 147 222 140 238 48 238 41 222Z"
      />
      <path className={paint.steel} d="M74 222L38 130" />
      <path className={paint.high} d="M62 218Q76 210 92 220L80 232 66 230Z" />
    </g>
  );
}

/** An open tin with a heap of powder. */
function MilkPowder() {
  return (
    <g transform="translate(138 88)">
      <path className={paint.tooth} d="M-22-14C-18-30-8-34 0-34S18-30 22-14Z" />
      <path className={paint.water} d="M-26-14H26V30Q0 38-26 30Z" />
      <path className={paint.tooth} d="M-17 0H17V20H-17Z" />
      <path className={paint.primaryLine} d="M-7 4H7L5 16H-5Z" />
    </g>
  );
}

/** A jar of paste with a groundnut before it. */
function GroundnutPaste() {
  return (
    <g transform="translate(140 192)">
      <path className={paint.high} d="M-22-22H22V24Q0 32-22 24Z" />
      <path className={paint.surface} d="M-22-8H22V6H-22Z" />
      <path className={paint.accent} d="M-24-32H24V-20H-24Z" />
      <Groundnut x={16} y={24} turn={-12} scale={0.8} />
    </g>
  );
}

/** A bottle of oil with a spoon of it. */
function Oil() {
  return (
    <g transform="translate(167 298)">
      <path className={paint.low} d="M-15-8Q-15-14-8-20V-26H8V-20Q15-14 15-8V34H-15Z" />
      <path className={paint.primary} d="M-9-38H9V-26H-9Z" />
      <path className={paint.surface} d="M-15 4H15V20H-15Z" />
      <path className={paint.high} d="M0 6Q6 12 4 16 0 19-4 16-6 12 0 6Z" />
    </g>
  );
}
