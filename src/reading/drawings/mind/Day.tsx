import type { ReactNode } from 'react';
import paint from '#src/reading/drawings/frame/Chart.module.css';
import { Chart } from '#src/reading/drawings/frame/Chart.tsx';
import { Places, placesHeight } from '#src/reading/drawings/frame/Places.tsx';

const ring = { x: 170, y: 140, r: 104 };
const listY = 264;

interface DayProps {
  /** What stands at which hour of 24; midnight is at the top. */
  moments: readonly { hour: number; label: string }[];
  /** The hours of the night, from and to. */
  night: readonly [number, number];
  children?: ReactNode;
}

/** The 24 hours of a day as a ring, its night dark, with a number at each thing that has its hour. */
export function Day({ moments, night: [from, to], children }: DayProps) {
  const start = atHour(from, ring.r);
  const end = atHour(to, ring.r);
  return (
    <Chart height={listY + placesHeight(moments.length)}>
      <circle className={paint.sun} cx={ring.x} cy={ring.y} r={ring.r} />
      <path
        className={paint.night}
        d={`M${ring.x} ${ring.y}L${start.x} ${start.y}A${ring.r} ${ring.r} 0 0 1 ${end.x} ${end.y}Z`}
      />
      <circle className={paint.surface} cx={ring.x} cy={ring.y} r="62" />
      {children}
      <Places
        y={listY}
        places={moments.map(({ hour, label }) => ({ ...atHour(hour, ring.r - 20), label }))}
      />
    </Chart>
  );
}

function atHour(hour: number, reach: number): { x: number; y: number } {
  const angle = (hour / 24) * 2 * Math.PI;
  return {
    x: Math.round(ring.x + reach * Math.sin(angle)),
    y: Math.round(ring.y - reach * Math.cos(angle)),
  };
}

/** Moon and sun in the middle of the ring. */
export function MoonAndSun() {
  return (
    <>
      <path className={paint.night} d="M150 98A22 22 0 1 0 176 128 24 24 0 0 1 150 98Z" />
      <circle className={paint.shell} cx="186" cy="164" r="16" />
      <path
        className={paint.shellLine}
        d="M186 138V144M186 184V190M160 164H166M206 164H212M168 146L172 150M200 178L204 182M204 146L200 150M172 178L168 182"
      />
    </>
  );
}
