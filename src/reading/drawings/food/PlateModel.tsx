import type { ReactNode } from 'react';
import { defineDrawing } from '#src/reading/drawings/define-drawing.ts';
import paint from '#src/reading/drawings/frame/Chart.module.css';
import { Chart } from '#src/reading/drawings/frame/Chart.tsx';
import { Label } from '#src/reading/drawings/frame/Label.tsx';
import { ProteinFood, StarchFood, Vegetables } from './plate-food.tsx';

const names = [
  'vegetables',
  'vegetablesExamples',
  'starch',
  'starchExamples',
  'protein',
  'proteinExamples',
  'water',
] as const;

const rowHeight = 104;
const firstRow = 282;

/** The three parts of a plate as outlines around its middle: one half and two quarters of radius 1. */
const half = 'M0 -1A1 1 0 0 0 0 1Z';
const upperQuarter = 'M0 -1A1 1 0 0 1 1 0H0Z';
const lowerQuarter = 'M0 1A1 1 0 0 0 1 0H0Z';

/** A plate from above, its parts filled with food of the region, and a row of words for each part. */
export const plateModel = defineDrawing(names, (labels) => (
  <Chart height={firstRow + 3 * rowHeight + 64}>
    <circle className={paint.high} cx="136" cy="148" r="124" />
    <circle className={paint.tooth} cx="136" cy="148" r="116" />
    <circle className={paint.surface} cx="136" cy="148" r="104" />
    <g transform="translate(136 148)">
      <path className={paint.primarySoft} d={half} transform="scale(104)" />
      <path className={paint.soft} d={upperQuarter} transform="scale(104)" />
      <path className={paint.accentSoft} d={lowerQuarter} transform="scale(104)" />
      <Vegetables />
      <StarchFood />
      <ProteinFood />
      <path className={paint.surfaceLine} d="M0 -104V104M0 0H104" />
    </g>
    <g transform="translate(298 196)">{glass}</g>
    <Part row={0} ground={paint.primarySoft} title={labels.vegetables} examples={labels.vegetablesExamples}>
      <PlateSign part={half} />
    </Part>
    <Part row={1} ground={paint.soft} title={labels.starch} examples={labels.starchExamples}>
      <PlateSign part={upperQuarter} />
    </Part>
    <Part row={2} ground={paint.accentSoft} title={labels.protein} examples={labels.proteinExamples}>
      <PlateSign part={lowerQuarter} />
    </Part>
    <g transform={`translate(44 ${firstRow + 3 * rowHeight + 29})scale(.6)`}>{glass}</g>
    <Label x={204} y={firstRow + 3 * rowHeight + 30} width={246} strong={labels.water} />
  </Chart>
));

const glass = (
  <>
    <path className={paint.water} d="M-25 -24H25L19 40H-19Z" />
    <path className={paint.inkLine} d="M-28 -42H28L20 42H-20Z" />
  </>
);

interface PartProps {
  row: number;
  ground: string | undefined;
  title: string;
  examples: string;
  children: ReactNode;
}

function Part({ row, ground, title, examples, children }: PartProps) {
  const y = firstRow + row * rowHeight;
  return (
    <>
      <rect className={ground} x="8" y={y} width="324" height={rowHeight - 6} rx="14" />
      <g transform={`translate(44 ${y + rowHeight / 2 - 3})`}>{children}</g>
      <Label x={204} y={y + rowHeight / 2 - 3} width={246} strong={title} plain={examples} />
    </>
  );
}

/** A small plate with one part filled. */
function PlateSign({ part }: { part: string }) {
  return (
    <>
      <circle className={paint.surface} r="24" />
      <path className={paint.accent} d={part} transform="scale(24)" />
      <circle className={paint.inkLine} r="24" />
    </>
  );
}
