import paint from '#src/reading/drawings/frame/Chart.module.css';

interface GroundnutProps {
  x: number;
  y: number;
  turn?: number;
  scale?: number;
  /** Shrivelled, with spots of mould. */
  mouldy?: boolean;
}

const round = 'M-19 2C-20-9-9-12 0-7 9-12 20-9 19 2 18 12 8 12 0 8-8 12-18 12-19 2Z';
const shrunken = 'M-18 2C-20-7-11-9-4-6 1-3 3-8 9-9 18-9 20 0 17 6 12 12 6 5 0 6-7 12-17 10-18 2Z';

/** A groundnut in its shell, 38 units long. */
export function Groundnut({ x, y, turn = 0, scale = 1, mouldy = false }: GroundnutProps) {
  return (
    <g transform={`translate(${x} ${y})rotate(${turn})scale(${scale})`}>
      <path className={mouldy ? paint.mutedFill : paint.shell} d={mouldy ? shrunken : round} />
      {mouldy ? (
        <path className={paint.mould} d="M-11-1H-11M-7 5H-7M6-3H6M11 2H11M-2 1H-2" />
      ) : (
        <path className={paint.shellLine} d="M-13-3Q-8-6-3-3M4-3Q9-6 14-3M-14 4Q-8 1-2 4M3 4Q9 1 14 4" />
      )}
    </g>
  );
}
