import type { ReactNode } from 'react';
import paint from './Chart.module.css';
import { Label } from './Label.tsx';

interface Place {
  x: number;
  y: number;
  label: string;
}

const rowHeight = 54;

interface PlacesProps {
  /** In the order of their numbers. */
  places: readonly Place[];
  /** Where the list of the names begins, down. */
  y: number;
}

/** How much of a drawing the names of so many places take. */
export const placesHeight = (count: number): number => count * rowHeight;

/** Numbered places in a picture, and below it what each number stands for: a name of any length has its room. */
export function Places({ places, y }: PlacesProps): ReactNode {
  return places.map((place, index) => (
    <g key={place.label}>
      <NumberMark x={place.x} y={place.y} number={index + 1} />
      <rect
        className={paint.primarySoft}
        x="8"
        y={y + index * rowHeight}
        width="324"
        height={rowHeight - 4}
        rx="14"
      />
      <NumberMark x={32} y={y + (index + 0.5) * rowHeight - 2} number={index + 1} />
      <Label x={190} y={y + (index + 0.5) * rowHeight - 2} width={256} plain={place.label} />
    </g>
  ));
}

function NumberMark({ x, y, number }: { x: number; y: number; number: number }) {
  return (
    <>
      <circle className={paint.surface} cx={x} cy={y} r="16" />
      <circle className={paint.primary} cx={x} cy={y} r="13.5" />
      <text className={`${paint.text} ${paint.strong} ${paint.onPrimary}`} x={x} y={y + 6}>
        {number}
      </text>
    </>
  );
}
