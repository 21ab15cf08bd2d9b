import paint from '#src/reading/drawings/frame/Chart.module.css';
import { FrontHead } from '#src/reading/drawings/people/people.tsx';

interface BedProps {
  /** Its left edge, and the ground that it stands on. */
  x: number;
  y: number;
  width: number;
}

/** Somebody asleep in a bed, the head at its left end. */
export function Bed({ x, y, width }: BedProps) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path className={paint.soda} d={`M0-40H${width}V-26H${width - 6}V0H${width - 14}V-26H14V0H6V-26H0Z`} />
      <path className={paint.surface} d={`M2-58H${width - 2}V-40H2Z`} />
      <path className={paint.tooth} d="M6-74Q30-84 56-72V-56H6Z" />
      <FrontHead x={32} y={-82} scale={1.8} turn={-78} asleep />
      <path
        className={paint.jeans}
        d={`M56-76Q${Math.round(width * 0.57)}-94 ${width - 2}-78V-42H56Q48-60 56-76Z`}
      />
    </g>
  );
}
