import type { ReactNode } from 'react';
import { defineDrawing } from '#src/reading/drawings/define-drawing.ts';
import paint from '#src/reading/drawings/frame/Chart.module.css';
import { Chart } from '#src/reading/drawings/frame/Chart.tsx';
import { Label } from '#src/reading/drawings/frame/Label.tsx';
import { Sun } from '#src/reading/drawings/frame/steps.tsx';

/** The first days after a risk: a health facility at once, then one, three and five days, each a part of a bar. */
export const hoursAfterRisk = defineDrawing(['soon', 'day', 'threeDays', 'fiveDays'], (labels) => (
  <Chart height={490}>
    <path className={paint.inkLine} d="M60 74V426" strokeDasharray="1 9" />
    <Station row={0} label={labels.soon} days={0.25}>
      <path className={paint.primary} d="M-26-10L0-28 26-10V26H-26Z" />
      <path className={paint.surface} d="M-5-14H5V-6H13V4H5V12H-5V4H-13V-6H-5ZM-6 16H6V26H-6Z" />
    </Station>
    <Station row={1} label={labels.day} days={1}>
      <Sun x={0} y={0} />
    </Station>
    <Station row={2} label={labels.threeDays} days={3}>
      <Sun x={0} y={-15} scale={0.7} />
      <Sun x={-16} y={12} scale={0.7} />
      <Sun x={16} y={12} scale={0.7} />
    </Station>
    <Station row={3} label={labels.fiveDays} days={5}>
      <Sun x={0} y={0} scale={0.6} />
      <Sun x={-17} y={-17} scale={0.6} />
      <Sun x={17} y={-17} scale={0.6} />
      <Sun x={-17} y={17} scale={0.6} />
      <Sun x={17} y={17} scale={0.6} />
    </Station>
  </Chart>
));

interface StationProps {
  row: number;
  label: string;
  /** How much of the five days has passed. */
  days: number;
  children: ReactNode;
}

const day = 43;

function Station({ row, label, days, children }: StationProps) {
  const y = 20 + row * 118;
  return (
    <>
      <circle className={row === 0 ? paint.primarySoft : paint.accentSoft} cx="60" cy={y + 54} r="46" />
      <g transform={`translate(60 ${y + 54})`}>{children}</g>
      <g transform={`translate(116 ${y + 90})`}>
        <rect className={paint.soft} width={5 * day} height="14" rx="7" />
        <rect className={row < 2 ? paint.primary : paint.accent} width={days * day} height="14" rx="7" />
        <path className={paint.surfaceLine} d={`M${day} 1V13m${day} 0V1m${day} 0V13m${day} 0V1`} />
      </g>
      <Label x={224} y={y + 42} width={212} strong={label} />
    </>
  );
}
