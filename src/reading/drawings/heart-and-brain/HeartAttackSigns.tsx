import { defineDrawing } from '#src/reading/drawings/define-drawing.ts';
import paint from '#src/reading/drawings/frame/Chart.module.css';
import { Chart } from '#src/reading/drawings/frame/Chart.tsx';
import { Label } from '#src/reading/drawings/frame/Label.tsx';
import { UpperBody } from '#src/reading/drawings/people/people.tsx';

const names = ['where', 'chest', 'arm', 'jaw', 'neck', 'back'] as const;

/** Each place: its dot on the body, and the side of the body that its name stands on. */
const places = [
  { name: 'jaw', x: 160, y: 110, side: 'start', labelY: 96 },
  { name: 'neck', x: 186, y: 140, side: 'end', labelY: 118 },
  { name: 'back', x: 142, y: 176, side: 'start', labelY: 158 },
  { name: 'chest', x: 180, y: 212, side: 'start', labelY: 222 },
  { name: 'arm', x: 245, y: 232, side: 'end', labelY: 168 },
] as const;

const reach = { start: 106, end: 250 };
const labelX = { start: 51, end: 296 };

/** A calm upper body with the places (an empty ring is behind it) where a heart attack can hurt. */
export const heartAttackSigns = defineDrawing(names, (labels) => (
  <Chart height={280}>
    <Label x={170} y={28} width={320} strong={labels.where} />
    <circle className={paint.low} cx="184" cy="124" r="78" />
    <g transform="translate(14 0)">
      <UpperBody />
    </g>
    <path
      className={paint.mutedLine}
      d={places.map(({ x, y, side, labelY }) => `M${x} ${y}L${reach[side]} ${labelY}`).join('')}
    />
    {places.map(({ name, x, y, side, labelY }) => (
      <g key={name}>
        <circle className={paint.surface} cx={x} cy={y} r="12" />
        {name === 'back' ? (
          <circle className={paint.accentLine} cx={x} cy={y} r="8" />
        ) : (
          <circle className={paint.accent} cx={x} cy={y} r="9.5" />
        )}
        <Label x={labelX[side]} y={labelY} width={92} plain={labels[name]} />
      </g>
    ))}
  </Chart>
));
