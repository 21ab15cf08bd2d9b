import { defineDrawing } from '#src/reading/drawings/define-drawing.ts';
import paint from '#src/reading/drawings/frame/Chart.module.css';
import { Chart } from '#src/reading/drawings/frame/Chart.tsx';
import { Label } from '#src/reading/drawings/frame/Label.tsx';

/** Heights of the weekly dots above the middle of their panel. */
const level = [0, 7, -5, 3, -8, 6, -2, 5, -4];
const rising = [-34, -28, -24, -15, -9, 2, 10, 20, 31];

/** Two lines of weekly weights: one that stays level with small steps, and one that climbs. */
export const weightTrend = defineDrawing(['weight', 'weeks', 'onceAWeek', 'normal', 'act'], (labels) => (
  <Chart height={482}>
    <Label x={170} y={40} width={320} strong={labels.onceAWeek} />
    <Panel y={66} weights={level} ground={paint.primarySoft} line={paint.primaryLine} dot={paint.primary} />
    <Label x={170} y={226} width={320} strong={labels.normal} />
    <Panel y={258} weights={rising} ground={paint.accentSoft} line={paint.accentLine} dot={paint.accent} />
    <Label x={170} y={418} width={320} strong={labels.act} />
    <Label x={170} y={460} width={320} plain={`${labels.weight} ↑ · ${labels.weeks} →`} />
  </Chart>
));

interface PanelProps {
  y: number;
  weights: readonly number[];
  ground: string | undefined;
  line: string | undefined;
  dot: string | undefined;
}

function Panel({ y, weights, ground, line, dot }: PanelProps) {
  const points = weights.map((weight, week) => ({ x: 46 + week * 32, y: y + 66 - weight }));
  return (
    <>
      <rect className={ground} x="8" y={y} width="324" height="132" rx="14" />
      <path className={paint.mutedLine} d={`M24 ${y + 14}V${y + 116}H320`} />
      <path className={line} d={`M${points.map((point) => `${point.x} ${point.y}`).join('L')}`} />
      {points.map((point) => (
        <circle key={point.x} className={dot} cx={point.x} cy={point.y} r="6" />
      ))}
    </>
  );
}
