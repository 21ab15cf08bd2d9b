import type { ReactNode } from 'react';
import paint from './Chart.module.css';

interface MarkProps {
  /** Its middle. */
  x: number;
  y: number;
  /** Half its width. */
  r?: number;
}

/** This is right: a tick on the page's green. */
export function Tick({ x, y, r = 14 }: MarkProps) {
  return (
    <g transform={`translate(${x} ${y})scale(${r / 14})`}>
      <circle className={paint.primary} r="14" />
      <path className={paint.surfaceLine} d="M-6 1L-2 5 6-5" />
    </g>
  );
}

/** This is wrong: a cross on the page's earth colour. */
export function Cross({ x, y, r = 14 }: MarkProps) {
  return (
    <g transform={`translate(${x} ${y})scale(${r / 14})`}>
      <circle className={paint.accent} r="14" />
      <path className={paint.surfaceLine} d="M-5-5L5 5M5-5L-5 5" />
    </g>
  );
}

/** A clock face with the given minutes after the full hour filled; at 0 only its hands stand at 3 o'clock. */
export function Clock({ x, y, r, minutes }: Required<MarkProps> & { minutes: number }) {
  const angle = (minutes / 60) * 2 * Math.PI;
  const reach = r * 0.76;
  const end = `${Math.round(Math.sin(angle) * reach)} ${Math.round(-Math.cos(angle) * reach)}`;
  const far = minutes > 30 ? 1 : 0;
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle className={paint.surface} r={r} />
      {minutes > 0 && (
        <path className={paint.high} d={`M0 0V${-Math.round(reach)}A${reach} ${reach} 0 ${far} 1 ${end}Z`} />
      )}
      <path
        className={paint.inkLine}
        d={`M0 ${-r}A${r} ${r} 0 0 1 0 ${r}A${r} ${r} 0 0 1 0 ${-r}M0 ${-Math.round(reach)}V0L${minutes > 0 ? end : `${Math.round(r * 0.5)} 0`}`}
      />
    </g>
  );
}

interface TileProps {
  x: number;
  y: number;
  width?: number;
  height: number;
  /** The colour it stands in: the page's soft green or its soft earth colour. */
  ground?: 'primary' | 'accent';
  children: ReactNode;
}

/** One of several pictures in a drawing, on its own ground: what stands in it is placed from its upper corner. */
export function Tile({ x, y, width = 158, height, ground = 'primary', children }: TileProps) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect
        className={ground === 'primary' ? paint.primarySoft : paint.accentSoft}
        width={width}
        height={height}
        rx="14"
      />
      {children}
    </g>
  );
}
