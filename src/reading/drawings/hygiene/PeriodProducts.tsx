import type { ReactNode } from 'react';
import { defineDrawing } from '#src/reading/drawings/define-drawing.ts';
import paint from '#src/reading/drawings/frame/Chart.module.css';
import { Chart } from '#src/reading/drawings/frame/Chart.tsx';
import { Label } from '#src/reading/drawings/frame/Label.tsx';
import { Clock, Tile } from '#src/reading/drawings/frame/marks.tsx';

const names = ['pad', 'padTime', 'cloth', 'clothTime', 'cup', 'cupTime', 'tampon', 'tamponTime'] as const;

/** Four products for a period, each with a clock that shows after how many hours at the latest it is changed. */
export const periodProducts = defineDrawing(names, (labels) => (
  <Chart height={532}>
    <Product row={0} hours={6} name={labels.pad} time={labels.padTime}>
      <path
        className={paint.tooth}
        d="M-13-46C-20-46-24-38-22-28L-20-12H-32Q-38-12-38-6V8Q-38 14-32 14H-20L-22 28C-24 40-20 48-13 48H13C20 48 24 40 22 28L20 14H32Q38 14 38 8V-6Q38-12 32-12H20L22-28C24-38 20-46 13-46Z"
      />
      <path className={paint.mutedLine} d="M-9-34C-13-24-9-12-9 0S-13 26-9 36H9C13 26 9 14 9 0S13-24 9-34Z" />
    </Product>
    <Product row={1} hours={6} name={labels.cloth} time={labels.clothTime}>
      <path className={paint.high} d="M-40 8L-8-8 44 4 14 24Z" />
      <path className={paint.low} d="M-40-4L-8-20 44-8 14 12ZM-40-4V8L14 24V12Z" />
      <path className={paint.accentLine} d="M-40 2L14 18 44-2M-27-10L27 4M-18-15L36-2" />
    </Product>
    <Product row={2} hours={11.9} name={labels.cup} time={labels.cupTime}>
      <path className={paint.gum} d="M-34-32H34C36 2 22 26 4 30V42Q0 46-4 42V30C-22 26-36 2-34-32Z" />
      <ellipse className={paint.surface} cx="0" cy="-32" rx="32" ry="9" />
      <path className={paint.inkLine} d="M-34-32A34 10 0 0 1 34-32A34 10 0 0 1-34-32" />
    </Product>
    <Product row={3} hours={8} name={labels.tampon} time={labels.tamponTime}>
      <path className={paint.mutedLine} d="M-2 12C-4 32 12 30 8 46" />
      <path className={paint.tooth} d="M-14-28C-14-50 14-50 14-28V14Q0 20-14 14Z" />
      <path className={paint.mutedLine} d="M-5-34V4M5-34V4" />
    </Product>
  </Chart>
));

interface ProductProps {
  row: number;
  hours: number;
  name: string;
  time: string;
  children: ReactNode;
}

function Product({ row, hours, name, time, children }: ProductProps) {
  return (
    <Tile x={8} y={20 + row * 128} width={324} height={120} ground={row % 2 === 0 ? 'primary' : 'accent'}>
      <g transform="translate(56 60)">{children}</g>
      <Clock x={132} y={60} r={25} minutes={hours * 5} />
      <Label x={242} y={60} width={150} strong={name} plain={time} />
    </Tile>
  );
}
