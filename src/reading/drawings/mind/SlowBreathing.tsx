import { defineDrawing } from '#src/reading/drawings/define-drawing.ts';
import paint from '#src/reading/drawings/frame/Chart.module.css';
import { Chart } from '#src/reading/drawings/frame/Chart.tsx';
import { Label } from '#src/reading/drawings/frame/Label.tsx';

const inSeconds = 4;
const outSeconds = 6;
const breath = inSeconds + outSeconds;
const unitsPerSecond = 24;
const start = 28;
const high = 62;
const low = 196;

/** A breath as a curve: up while it goes in, down while it goes out, with every second counted. */
export const slowBreathing = defineDrawing(
  ['breatheIn', 'inSeconds', 'breatheOut', 'outSeconds', 'time'],
  (labels) => (
    <Chart height={338}>
      <path className={paint.primarySoft} d={`${curve(0, inSeconds)}L${xAt(inSeconds)} ${low}Z`} />
      <path className={paint.accentSoft} d={`${curve(inSeconds, breath)}L${xAt(inSeconds)} ${low}Z`} />
      <path className={paint.mutedLine} d={curve(breath, breath + 2.5)} strokeDasharray="1 7" />
      <path className={paint.primaryLine} d={curve(0, inSeconds)} />
      <path className={paint.accentLine} d={curve(inSeconds, breath)} />
      <Counts from={0} seconds={inSeconds} ground={paint.primary} ink={paint.onPrimary} />
      <Counts from={inSeconds} seconds={outSeconds} ground={paint.accent} ink={paint.onAccent} />
      <path className={paint.mutedLine} d={`M${start} 214H324M316 208L324 214L316 220`} />
      <path
        className={paint.mutedLine}
        d={`M${start} 208V220M${xAt(inSeconds)} 208V220M${xAt(breath)} 208V220`}
      />
      <Label x={72} y={264} width={118} strong={labels.breatheIn} plain={labels.inSeconds} />
      <Label x={204} y={264} width={130} strong={labels.breatheOut} plain={labels.outSeconds} />
      <Label x={304} y={240} width={66} plain={labels.time} />
    </Chart>
  ),
);

const xAt = (second: number): number => start + second * unitsPerSecond;

/** The height of the curve: half a cosine up, half a slower one down. */
function yAt(second: number): number {
  const inBreath = second % breath;
  const fullness =
    inBreath <= inSeconds
      ? (1 - Math.cos((Math.PI * inBreath) / inSeconds)) / 2
      : (1 + Math.cos((Math.PI * (inBreath - inSeconds)) / outSeconds)) / 2;
  return Math.round(low - fullness * (low - high));
}

function curve(from: number, to: number): string {
  const steps = Math.round((to - from) * 4);
  const points = Array.from({ length: steps + 1 }, (_, step) => {
    const second = from + step / 4;
    return `${xAt(second)} ${yAt(second)}`;
  });
  return `M${points.join('L')}`;
}

interface CountsProps {
  from: number;
  seconds: number;
  ground: string | undefined;
  ink: string | undefined;
}

function Counts({ from, seconds, ground, ink }: CountsProps) {
  return Array.from({ length: seconds }, (_, index) => {
    const second = from + index + 0.5;
    return (
      <g key={second}>
        <circle className={ground} cx={xAt(second)} cy={yAt(second)} r="11" />
        <text className={`${paint.text} ${paint.strong} ${ink}`} x={xAt(second)} y={yAt(second) + 6}>
          {index + 1}
        </text>
      </g>
    );
  });
}
