import type { ReactNode } from 'react';
import { Chart } from './Chart.tsx';
import { StepTile } from './StepTile.tsx';

const head = 20;
const gap = 8;

interface FourTilesProps {
  height: number;
  /** How much of its foot the words of a tile take. */
  words: number;
  tiles: readonly { label: string; picture: ReactNode }[];
  /** Without numbers the order says nothing. */
  numbered?: boolean;
}

/** Four pictures, two beside each other, each with its words below it. */
export function FourTiles({ height, words, tiles, numbered = true }: FourTilesProps) {
  return (
    <Chart height={head + gap + 2 * height}>
      {tiles.map(({ label, picture }, index) => (
        <StepTile
          key={label}
          {...(numbered && { number: index + 1 })}
          x={index % 2 === 0 ? 8 : 174}
          y={head + Math.floor(index / 2) * (height + gap)}
          height={height}
          words={words}
          label={label}
          ground={index === 0 || index === 3 ? 'primary' : 'accent'}
        >
          {picture}
        </StepTile>
      ))}
    </Chart>
  );
}
