import { defineDrawing } from '#src/reading/drawings/define-drawing.ts';
import paint from '#src/reading/drawings/frame/Chart.module.css';
import { Chart } from '#src/reading/drawings/frame/Chart.tsx';
import { Label } from '#src/reading/drawings/frame/Label.tsx';
import { Tick } from '#src/reading/drawings/frame/marks.tsx';

/** A bottle of soda, the sugar in it as twelve heaped teaspoons, and a glass of water instead. */
export const sodaSugar = defineDrawing(['bottle', 'spoons', 'water'], (labels) => (
  <Chart height={512}>
    <rect className={paint.accentSoft} x="8" y="20" width="324" height="360" rx="14" />
    <Bottle />
    <path className={paint.inkLine} d="M116 150H134M116 162H134" />
    {Array.from({ length: 12 }, (_, index) => (
      <Teaspoon key={index} x={172 + (index % 3) * 56} y={62 + Math.floor(index / 3) * 60} />
    ))}
    <Label x={76} y={328} width={128} strong={labels.bottle} />
    <Label x={234} y={328} width={180} strong={labels.spoons} />
    <rect className={paint.primarySoft} x="8" y="388" width="324" height="116" rx="14" />
    <path className={paint.water} d="M50 422H102L95 486H57Z" />
    <path className={paint.inkLine} d="M46 404H106L97 489H55Z" />
    <Tick x={120} y={482} />
    <Label x={222} y={446} width={196} strong={labels.water} />
  </Chart>
));

function Bottle() {
  return (
    <g transform="translate(70 0)">
      <path
        className={paint.soda}
        d="M-13 70H13C13 96 34 104 34 132 34 150 28 160 28 174S34 200 34 214V270Q34 280 22 280H-22Q-34 280-34 270V214C-34 200-28 188-28 174S-34 150-34 132C-34 104-13 96-13 70Z"
      />
      <path className={paint.accent} d="M-14 34H14V52H-14Z" />
      <path className={paint.surface} d="M-12 52H12L13 72Q0 76-13 72Z" />
      <path className={paint.accent} d="M-32 148Q0 158 32 148L28 174 31 200Q0 210-31 200L-28 174Z" />
      <path className={paint.surfaceLine} d="M-22 176Q-11 166 0 176T22 176" />
      <path
        className={paint.surfaceLine}
        d="M-16 112H-16M4 100H4M16 124H16M-6 132H-6M-14 228H-14M10 220H10M18 246H18M-4 252H-4"
      />
    </g>
  );
}

/** A teaspoon with a heap of sugar, its bowl at the left. */
function Teaspoon({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path className={paint.steel} d="M4 8L28-6" />
      <path className={paint.mutedFill} d="M-22 4H14C14 18-18 20-22 4Z" />
      <path className={paint.tooth} d="M-22 4C-18-8-10-16-4-16S12-8 14 4Z" />
    </g>
  );
}
