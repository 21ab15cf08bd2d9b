import type { ReactNode } from 'react';
import paint from '#src/reading/drawings/frame/Chart.module.css';
import { Chart } from '#src/reading/drawings/frame/Chart.tsx';
import { Label } from '#src/reading/drawings/frame/Label.tsx';

const box = { width: 112, height: 90 };
const middle = 170;

interface CircleProps {
  /** In the order in which one leads to the next, beginning at the top. */
  steps: readonly string[];
  wayOut: string;
  /** The step at which the way out begins, counted from 0, where that is the lowest one. */
  leaveAt?: number;
  /** Half the width and half the height of the ring. */
  reach: { x: number; y: number };
  /** What stands in the middle, placed from there. */
  children: ReactNode;
}

/** Steps around a ring that feeds itself, and a way out of it. */
export function Circle({ steps, wayOut, leaveAt, reach, children }: CircleProps) {
  const turn = 360 / steps.length;
  const center = 62 + reach.y;
  // The lowest box ends half its height below its middle; with an odd number none stands at the very bottom.
  const lowest =
    Math.max(...steps.map((_, index) => placeOn(index * turn - 90, reach, center).y)) + box.height / 2;
  const end = lowest + 5;
  const place = (degrees: number) => placeOn(degrees, reach, center);
  return (
    <Chart height={end + 90}>
      <ellipse className={paint.accentLine} cx={middle} cy={center} rx={reach.x} ry={reach.y} />
      {steps.map((step, index) => {
        const { x, y } = place(index * turn - 90);
        return (
          <g key={step}>
            <rect
              className={index === leaveAt ? paint.primarySoft : paint.accentSoft}
              x={x - box.width / 2}
              y={y - box.height / 2}
              width={box.width}
              height={box.height}
              rx="14"
            />
            <Label x={x} y={y} width={106} plain={step} />
          </g>
        );
      })}
      {steps.map((step, index) => {
        const degrees = (index + 0.5) * turn - 90;
        const { x, y } = place(degrees);
        return <Arrow key={step} x={x} y={y} along={directionAt(degrees, reach)} />;
      })}
      <g transform={`translate(${middle} ${center})`}>{children}</g>
      <path className={paint.primaryLine} d={`M170 ${end}v20M162 ${end + 13}l8 9 8-9`} />
      <rect className={paint.primary} x="30" y={end + 30} width="280" height="52" rx="22" />
      <Label x={middle} y={end + 56} width={266} strong={wayOut} on="primary" />
    </Chart>
  );
}

/** A place on the ring: 0 degrees is the end side, 90 below. */
function placeOn(degrees: number, reach: { x: number; y: number }, center: number): { x: number; y: number } {
  const angle = (degrees * Math.PI) / 180;
  return {
    x: Math.round(middle + reach.x * Math.cos(angle)),
    y: Math.round(center + reach.y * Math.sin(angle)),
  };
}

/** Where the ring leads to at a place, in degrees. */
function directionAt(degrees: number, reach: { x: number; y: number }): number {
  const angle = (degrees * Math.PI) / 180;
  return Math.round((Math.atan2(reach.y * Math.cos(angle), -reach.x * Math.sin(angle)) * 180) / Math.PI);
}

function Arrow({ x, y, along }: { x: number; y: number; along: number }) {
  return (
    <path className={paint.accent} d="M10 0L-7 -9V9Z" transform={`translate(${x} ${y})rotate(${along})`} />
  );
}
