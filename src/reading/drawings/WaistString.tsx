import type { ReactNode } from 'react';
import paint from './Chart.module.css';
import { Chart } from './Chart.tsx';
import { defineDrawing } from './define-drawing.ts';
import { Label } from './Label.tsx';
import { StandingPerson } from './people.tsx';

/** Four steps with a string: as long as you are tall, folded, laid around the waist, its ends meet. */
export const waistString = defineDrawing(['height', 'fold', 'around', 'closes'], (labels) => (
  <Chart height={590}>
    <Step number={1} x={8} y={20} label={labels.height}>
      <StandingPerson x={70} y={14} />
      <path className={paint.accentLine} d="M118 14V164M112 14H124M112 164H124" />
    </Step>
    <Step number={2} x={174} y={20} label={labels.fold}>
      <path className={paint.mutedLine} d="M79 42V150" strokeDasharray="1 7" />
      <path className={paint.accentLine} d="M66 152V60A13 13 0 0 1 92 60V152" />
      <path className={paint.inkLine} d="M112 150V106M105 113L112 106L119 113" />
    </Step>
    <Step number={3} x={8} y={306} label={labels.around}>
      <Waist />
      <Cord d="M44 116Q79 142 114 116" />
    </Step>
    <Step number={4} x={174} y={306} label={labels.closes}>
      <Waist />
      <Cord d="M44 116Q58 128 74 129V146M114 116Q100 128 84 129V146" />
    </Step>
  </Chart>
));

interface StepProps {
  number: number;
  x: number;
  y: number;
  label: string;
  children: ReactNode;
}

function Step({ number, x, y, label, children }: StepProps) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect
        className={number % 3 === 1 ? paint.primarySoft : paint.accentSoft}
        width="158"
        height="276"
        rx="14"
      />
      <circle className={paint.primary} cx="22" cy="22" r="14" />
      <text className={`${paint.text} ${paint.strong} ${paint.onPrimary}`} x="22" y="28">
        {number}
      </text>
      {children}
      <Label x={79} y={229} width={146} strong={label} />
    </g>
  );
}

/** The string on a body, with a pale edge so that it stands out from the clothes. */
function Cord({ d }: { d: string }) {
  return (
    <>
      <path className={paint.halo} d={d} />
      <path className={paint.accentLine} d={d} />
    </>
  );
}

/** The middle of a body from the front. */
function Waist() {
  return (
    <>
      <path
        className={paint.skin}
        d="M22 42L14 108Q12 122 20 122T28 110L38 62ZM136 42L144 108Q146 122 138 122T130 110L120 62Z"
      />
      <path
        className={paint.high}
        d="M30 40Q79 50 128 40L122 70C119 90 113 102 114 118H44C45 102 39 90 36 70Z"
      />
      <path className={paint.middle} d="M44 118H114L124 180H34Z" />
    </>
  );
}
