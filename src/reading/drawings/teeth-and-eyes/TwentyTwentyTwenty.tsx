import type { ReactNode } from 'react';
import { defineDrawing } from '#src/reading/drawings/define-drawing.ts';
import paint from '#src/reading/drawings/frame/Chart.module.css';
import { Chart } from '#src/reading/drawings/frame/Chart.tsx';
import { Label } from '#src/reading/drawings/frame/Label.tsx';

const rowHeight = 126;

/** Three rows: after 20 minutes at a screen, look 20 feet away, for 20 seconds. */
export const twentyTwentyTwenty = defineDrawing(['minutes', 'distance', 'seconds'], (labels) => (
  <Chart height={22 + 3 * rowHeight}>
    <Row row={0} ground={paint.accentSoft} label={labels.minutes}>
      <rect className={paint.ink} x="-44" y="-34" width="54" height="82" rx="9" />
      <rect className={paint.primarySoft} x="-38" y="-26" width="42" height="62" rx="3" />
      <path className={paint.mutedLine} d="M-31 -14H-3M-31 -4H-9M-31 6H-3M-31 16H-15" />
      <circle className={paint.surface} cx="24" cy="-18" r="26" />
      <circle className={paint.inkLine} cx="24" cy="-18" r="26" />
      <path className={paint.accent} d="M24 -18V-40A22 22 0 0 1 43 -7Z" />
    </Row>
    <Row row={1} ground={paint.primarySoft} label={labels.distance}>
      <path className={paint.middle} d="M-52 46Q-18 -8 14 28Q34 2 52 46Z" />
      <path
        className={paint.primary}
        d="M-3 24V0C-20 0 -22 -16 -10 -20C-10 -34 14 -36 16 -20C28 -16 22 2 5 0V24Z"
      />
      <path className={paint.inkLine} d="M-52 -22Q-36 -44 -20 -22Q-36 -4 -52 -22Z" />
      <circle className={paint.primary} cx="-36" cy="-23" r="5" />
    </Row>
    <Row row={2} ground={paint.soft} label={labels.seconds}>
      <path
        className={paint.surface}
        d="M-26 -44H26C26 -16 6 -10 6 0S26 16 26 44H-26C-26 16 -6 10 -6 0S-26 -16 -26 -44Z"
      />
      <path
        className={paint.high}
        d="M-19 -24H19Q14 -10 0 -2Q-14 -10 -19 -24ZM-24 40Q-18 20 0 14Q18 20 24 40Z"
      />
      <path
        className={paint.inkLine}
        d="M-32 -46H32M-32 46H32M-26 -44C-26 -16 -6 -10 -6 0S-26 16 -26 44M26 -44C26 -16 6 -10 6 0S26 16 26 44"
      />
    </Row>
  </Chart>
));

interface RowProps {
  row: number;
  ground: string | undefined;
  label: string;
  children: ReactNode;
}

function Row({ row, ground, label, children }: RowProps) {
  const y = 20 + row * rowHeight;
  return (
    <>
      <rect className={ground} x="8" y={y} width="324" height={rowHeight - 6} rx="14" />
      <g transform={`translate(72 ${y + 58})`}>{children}</g>
      <Label x={230} y={y + 60} width={186} strong={label} />
    </>
  );
}
