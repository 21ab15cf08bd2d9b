import { defineDrawing } from '#src/reading/drawings/define-drawing.ts';
import paint from '#src/reading/drawings/frame/Chart.module.css';
import { RowsChart } from '#src/reading/drawings/frame/Rows.tsx';

/** What a health worker looks for first when someone loses touch with reality: things that begin in the body. */
export const bodyFirst = defineDrawing(['fever', 'injury', 'birth', 'drugs', 'medicine'], (labels) => (
  <RowsChart
    rows={[
      { sign: <Thermometer />, strong: labels.fever, ground: 'accent' },
      { sign: <Plaster />, strong: labels.injury },
      { sign: <Cradle />, strong: labels.birth, ground: 'accent' },
      { sign: <Leaf />, strong: labels.drugs },
      { sign: <Packet />, strong: labels.medicine, ground: 'accent' },
    ]}
  />
));

export function Thermometer() {
  return (
    <>
      <path className={paint.surface} d="M-6-24A6 6 0 0 1 6-24V6A12 12 0 1 1-6 6Z" />
      <path className={paint.inkLine} d="M-6-24A6 6 0 0 1 6-24V6A12 12 0 1 1-6 6Z" />
      <circle className={paint.accent} cy="15" r="7" />
      <path className={paint.accentLine} d="M0-14V14" />
    </>
  );
}

function Plaster() {
  return (
    <g transform="rotate(-35)">
      <rect className={paint.sack} x="-28" y="-11" width="56" height="22" rx="11" />
      <rect className={paint.surface} x="-10" y="-11" width="20" height="22" />
      <path className={paint.inkLine} d="M-4-4V-3M4-4V-3M-4 4V5M4 4V5" />
    </g>
  );
}

function Cradle() {
  return (
    <>
      <path className={paint.low} d="M-28-6H28Q24 18 0 18T-28-6Z" />
      <path className={paint.surface} d="M-10-6A12 12 0 0 1 24-6Z" />
      <path className={paint.inkLine} d="M-28-6H28Q24 18 0 18T-28-6ZM-24 26Q0 16 24 26" />
    </>
  );
}

function Leaf() {
  return (
    <>
      <path className={paint.middle} d="M-18 20C-30-10-4-26 24-24 26 6 6 26-18 20Z" />
      <path className={paint.inkLine} d="M-26 28L14-14M-6 8V-8M-6 8H10" />
    </>
  );
}

function Packet() {
  return (
    <>
      <rect className={paint.surface} x="-24" y="-20" width="48" height="40" rx="5" />
      <path className={paint.primary} d="M-24-8H24V4H-24Z" />
      <rect className={paint.inkLine} x="-24" y="-20" width="48" height="40" rx="5" />
    </>
  );
}
