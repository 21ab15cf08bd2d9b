import paint from './Chart.module.css';
import { Chart } from './Chart.tsx';
import { defineDrawing } from './define-drawing.ts';
import { Label } from './Label.tsx';
import { UpperBody } from './people.tsx';

const names = [
  'where',
  'chest',
  'arm',
  'jaw',
  'neck',
  'back',
  'others',
  'breath',
  'sweat',
  'faint',
  'women',
  'sick',
  'tired',
] as const;

/** Each place: its dot on the body, and the side of the body that its name stands on. */
const places = [
  { name: 'jaw', x: 146, y: 110, side: 'start', labelY: 96 },
  { name: 'neck', x: 172, y: 140, side: 'end', labelY: 118 },
  { name: 'back', x: 128, y: 176, side: 'start', labelY: 158 },
  { name: 'chest', x: 166, y: 212, side: 'start', labelY: 222 },
  { name: 'arm', x: 231, y: 232, side: 'end', labelY: 188 },
] as const;

const reach = { start: 92, end: 248 };
const labelX = { start: 46, end: 294 };

/** A calm upper body with the places (an empty ring is behind it) where a heart attack can hurt, and the other signs in words. */
export const heartAttackSigns = defineDrawing(names, (labels) => (
  <Chart height={502}>
    <Label x={170} y={28} width={320} strong={labels.where} />
    <circle className={paint.low} cx="170" cy="150" r="92" />
    <UpperBody />
    {places.map(({ name, x, y, side, labelY }) => (
      <g key={name}>
        <path className={paint.mutedLine} d={`M${x} ${y}L${reach[side]} ${labelY}`} />
        <circle className={paint.surface} cx={x} cy={y} r="12" />
        {name === 'back' ? (
          <circle className={paint.accentLine} cx={x} cy={y} r="8" />
        ) : (
          <circle className={paint.accent} cx={x} cy={y} r="9.5" />
        )}
        <Label x={labelX[side]} y={labelY} width={92} plain={labels[name]} />
      </g>
    ))}
    <Signs x={8} title={labels.others} lines={[labels.breath, labels.sweat, labels.faint]} />
    <Signs x={174} title={labels.women} lines={[labels.sick, labels.tired]} />
  </Chart>
));

function Signs({ x, title, lines }: { x: number; title: string; lines: readonly string[] }) {
  return (
    <>
      <rect className={paint.soft} x={x} y="272" width="158" height="222" rx="14" />
      <Label x={x + 79} y={309} width={146} strong={title} />
      {lines.map((line, index) => (
        <Label key={line} x={x + 79} y={372 + index * 46} width={146} plain={line} />
      ))}
    </>
  );
}
