import type { ReactNode } from 'react';
import { Chart } from './Chart.tsx';
import { Label } from './Label.tsx';
import { Tile } from './marks.tsx';

const gap = 6;

interface RowsProps {
  /** Where the first row begins, down. */
  y: number;
  height?: number;
  rows: readonly {
    /** What is seen at its beginning, placed from the middle of a field of 60 by 60 units. */
    sign: ReactNode;
    strong?: string;
    plain?: string;
    ground?: 'primary' | 'accent';
  }[];
}

/** How much of a drawing so many rows take. */
export const rowsHeight = (count: number, height = 64): number => count * (height + gap);

/** Lines below each other, each with a sign at its beginning and room for a text of any length. */
export function Rows({ y, height = 64, rows }: RowsProps) {
  return rows.map(({ sign, ground = 'primary', ...words }, index) => (
    <Tile
      key={`${words.strong} ${words.plain}`}
      x={8}
      y={y + index * (height + gap)}
      width={324}
      height={height}
      ground={ground}
    >
      <g transform={`translate(38 ${height / 2})`}>{sign}</g>
      <Label x={196} y={height / 2} width={244} {...words} />
    </Tile>
  ));
}

const head = 20;

/** A drawing that holds such lines and nothing else. */
export function RowsChart({ height, rows }: Omit<RowsProps, 'y'>) {
  return (
    <Chart height={head + rowsHeight(rows.length, height)}>
      <Rows y={head} rows={rows} {...(height !== undefined && { height })} />
    </Chart>
  );
}
