import type { ReactNode } from 'react';
import paint from './Chart.module.css';
import { Label } from './Label.tsx';
import { Tile } from './marks.tsx';

const gap = 8;
const head = 20;

interface StepsProps {
  /** The height of one step. */
  height: number;
  /** What is seen of each step, placed from the upper corner of its tile, and its text. */
  steps: readonly { label: string; picture: ReactNode }[];
  /** The text stands beside the picture, which then has the first half, and not below it. */
  beside?: boolean;
  /** Without numbers the order says nothing. */
  numbered?: boolean;
}

/** The height of a drawing that holds so many steps and nothing else. */
export const stepsHeight = (count: number, height: number): number => head + count * (height + gap);

/** Pictures one below the other, each on its own ground and with its text. */
export function Steps({ height, steps, beside = false, numbered = false }: StepsProps) {
  return steps.map(({ label, picture }, index) => (
    <Tile
      key={label}
      x={8}
      y={head + index * (height + gap)}
      width={324}
      height={height}
      ground={index % 2 === 0 ? 'primary' : 'accent'}
    >
      {beside ? picture : <g transform="translate(10 0)scale(.94)">{picture}</g>}
      {numbered && <StepNumber number={index + 1} x={20} y={20} />}
      {beside ? (
        <Label x={244} y={height / 2} width={150} strong={label} />
      ) : (
        <Label x={162} y={height - 32} width={308} strong={label} />
      )}
    </Tile>
  ));
}

/** The number of a step or place, in a round of radius 14. */
export function StepNumber({ number, x, y }: { number: number; x: number; y: number }) {
  return (
    <>
      <circle className={paint.primary} cx={x} cy={y} r="14" />
      <text className={`${paint.text} ${paint.strong} ${paint.onPrimary}`} x={x} y={y + 6}>
        {number}
      </text>
    </>
  );
}

/** The sun, of radius 20 with its rays. */
export function Sun({ x, y, scale = 1 }: { x: number; y: number; scale?: number }) {
  return (
    <path
      fill="var(--figure-cloth-ochre,#e0a030)"
      transform={`translate(${x} ${y})${scale === 1 ? '' : `scale(${scale})`}`}
      d="M0-20L5-12 14-14 12-5 20 0 12 5 14 14 5 12 0 20-5 12-14 14-12 5-20 0-12-5-14-14-5-12Z"
    />
  );
}
