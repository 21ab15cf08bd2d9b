import { defineDrawing } from '#src/reading/drawings/define-drawing.ts';
import paint from '#src/reading/drawings/frame/Chart.module.css';
import { Chart } from '#src/reading/drawings/frame/Chart.tsx';
import { Label } from '#src/reading/drawings/frame/Label.tsx';

const found = 46;
const rows = Array.from({ length: 10 }, (_, row) => row);
const person = 'm0-13a5 5 0 1 1-.01 0zm-7 25q0-12 7-12t7 12z';

/** A hundred people with depression; the coloured ones are those that a short list of questions found. */
export const hundredPeople = defineDrawing(['found', 'missed'], (labels) => (
  <Chart height={462}>
    {rows.map((row) => (
      <path key={row} className={paint.mutedFill} d={people(row, 10)} />
    ))}
    {rows.map((row) => (
      <path
        key={row}
        className={paint.primary}
        d={people(row, Math.min(10, Math.max(0, found - row * 10)))}
      />
    ))}
    <rect className={paint.primarySoft} x="8" y="346" width="324" height="50" rx="14" />
    <path className={paint.primary} d={`M34 372${person}`} />
    <Label x={196} y={371} width={250} strong={labels.found} />
    <rect className={paint.soft} x="8" y="402" width="324" height="50" rx="14" />
    <path className={paint.mutedFill} d={`M34 428${person}`} />
    <Label x={196} y={427} width={250} plain={labels.missed} />
  </Chart>
));

/** The first ones of a row, as one path. */
function people(row: number, count: number): string {
  const places = Array.from({ length: count }, (_, index) => 31 + index * 31);
  return places.map((x) => `M${x} ${40 + row * 31}${person}`).join('');
}
