import type { ReactNode } from 'react';
import { defineDrawing } from '#src/reading/drawings/define-drawing.ts';
import paint from '#src/reading/drawings/frame/Chart.module.css';
import { Chart } from '#src/reading/drawings/frame/Chart.tsx';
import { Label } from '#src/reading/drawings/frame/Label.tsx';

const rowHeight = 82;
const diamond = 'l9 9l-9 9l-9 -9Z';

/** A row for each sense, with as many diamonds as there are things to find: 5, 4, 3, 2, 1. */
export const grounding = defineDrawing(['see', 'touch', 'hear', 'smell', 'taste'], (labels) => (
  <Chart height={22 + 5 * rowHeight}>
    <Sense count={5} label={labels.see} icon={eye} />
    <Sense count={4} label={labels.touch} icon={hand} />
    <Sense count={3} label={labels.hear} icon={ear} />
    <Sense count={2} label={labels.smell} icon={nose} />
    <Sense count={1} label={labels.taste} icon={mouth} />
  </Chart>
));

function Sense({ count, label, icon }: { count: number; label: string; icon: ReactNode }) {
  const y = 20 + (5 - count) * rowHeight;
  const first = 206 - (count - 1) * 14;
  const diamonds = Array.from({ length: count }, (_, index) => `M${first + index * 28} ${y + 50}${diamond}`);
  return (
    <>
      <rect
        className={count % 2 === 1 ? paint.primarySoft : paint.accentSoft}
        x="8"
        y={y}
        width="324"
        height={rowHeight - 6}
        rx="14"
      />
      <circle className={paint.surface} cx="48" cy={y + 38} r="29" />
      <g transform={`translate(48 ${y + 38})`}>{icon}</g>
      <Label x={206} y={y + 26} width={246} strong={label} />
      <path className={count % 2 === 1 ? paint.primary : paint.accent} d={diamonds.join('')} />
    </>
  );
}

const eye = (
  <>
    <path className={paint.inkLine} d="M-20 0Q0 -22 20 0Q0 22 -20 0Z" />
    <circle className={paint.primary} r="7" />
  </>
);

const hand = (
  <path
    className={paint.skin}
    d="M-9 20V8L-17 -1C-19 -5 -14 -8 -11 -5L-7 0V-15C-7 -19 -2 -19 -2 -15V-19C-2 -23 4 -23 4 -19V-15C4 -19 9 -18 9 -15V-10C9 -13 14 -13 14 -9V6C14 12 11 14 11 20Z"
  />
);

const ear = (
  <>
    <path className={paint.skin} d="M-13 -4C-13 -26 15 -24 13 -4C12 5 4 6 3 14C2 22 -8 22 -8 14Z" />
    <path className={paint.surfaceLine} d="M-6 -4C-6 -16 7 -15 6 -5C5 1 -1 1 -1 7" />
  </>
);

const nose = (
  <>
    <path
      className={paint.skin}
      d="M-5 -20H5C4 -6 8 2 15 8C18 14 12 18 6 15Q0 19 -6 15C-12 18 -18 14 -15 8C-8 2 -4 -6 -5 -20Z"
    />
    <path className={paint.surfaceLine} d="M-7 11H-6M6 11H7" />
  </>
);

const mouth = (
  <>
    <path className={paint.accent} d="M-21 -3Q-8 -16 0 -9Q8 -16 21 -3Q0 24 -21 -3Z" />
    <path className={paint.surface} d="M-14 -3Q0 -6 14 -3Q0 4 -14 -3Z" />
  </>
);
