import type { ReactNode } from 'react';
import { Label } from './Label.tsx';
import { Tile } from './marks.tsx';
import { StepNumber } from './steps.tsx';

interface StepTileProps {
  /** Where it stands in the order; without one it has no order. */
  number?: number;
  x: number;
  y: number;
  width?: number;
  height: number;
  /** How much of its foot the words take. */
  words: number;
  label: string;
  /** Its words are as bold as a title. */
  strong?: boolean;
  ground?: 'primary' | 'accent';
  children: ReactNode;
}

/** A picture on its own ground with its words below it. */
export function StepTile({
  number,
  x,
  y,
  width = 158,
  height,
  words,
  label,
  strong = true,
  ground,
  children,
}: StepTileProps) {
  return (
    <Tile x={x} y={y} width={width} height={height} {...(ground && { ground })}>
      {children}
      {number !== undefined && <StepNumber number={number} x={22} y={22} />}
      <Label
        x={width / 2}
        y={height - words / 2}
        width={width - 8}
        {...{ [strong ? 'strong' : 'plain']: label }}
      />
    </Tile>
  );
}
