import type { ReactNode } from 'react';
import paint from '#src/reading/drawings/frame/Chart.module.css';
import { Chart } from '#src/reading/drawings/frame/Chart.tsx';
import { Label } from '#src/reading/drawings/frame/Label.tsx';

const box = { width: 104, height: 80 };
const middle = { x: 170, y: 232 };

interface HubProps {
  /** Four to six, around the middle from the top. */
  around: readonly string[];
  /** What stands in the middle, placed from there. */
  children: ReactNode;
  middleLabel?: string;
}

/** What stands around somebody: a line leads from the middle to each. */
export function Hub({ around, children, middleLabel }: HubProps) {
  const places = around.map((label, index) => {
    const angle = ((index / around.length) * 360 - 90) * (Math.PI / 180);
    return {
      label,
      x: Math.round(middle.x + 112 * Math.cos(angle)),
      y: Math.round(middle.y + 160 * Math.sin(angle)),
    };
  });
  const foot = Math.max(...places.map(({ y }) => y)) + box.height / 2;
  return (
    <Chart height={foot + 14}>
      {places.map(({ label, x, y }) => (
        <path key={label} className={paint.primaryLine} d={`M${middle.x} ${middle.y}L${x} ${y}`} />
      ))}
      {places.map(({ label, x, y }, index) => (
        <g key={label}>
          <rect
            className={index % 2 === 0 ? paint.primarySoft : paint.accentSoft}
            x={x - box.width / 2}
            y={y - box.height / 2}
            width={box.width}
            height={box.height}
            rx="14"
          />
          <Label x={x} y={y} width={100} plain={label} />
        </g>
      ))}
      <circle className={paint.soft} cx={middle.x} cy={middle.y} r="46" />
      <g transform={`translate(${middle.x} ${middle.y})`}>{children}</g>
      {middleLabel !== undefined && <Label x={middle.x} y={middle.y + 34} width={100} strong={middleLabel} />}
    </Chart>
  );
}
