import type { ReactNode } from 'react';
import { defineDrawing } from '#src/reading/drawings/define-drawing.ts';
import paint from '#src/reading/drawings/frame/Chart.module.css';
import { Chart } from '#src/reading/drawings/frame/Chart.tsx';
import { Label } from '#src/reading/drawings/frame/Label.tsx';
import { StepNumber } from '#src/reading/drawings/frame/steps.tsx';

const stops = ['home', 'chw', 'healthCentre', 'hospital'] as const;
const step = 118;

/** The way to care: from home to a community health worker, the health centre and the hospital. */
export const helpPath = defineDrawing(stops, (labels) => (
  <Chart height={16 + stops.length * step}>
    <path className={paint.path} d="M96 110C140 150 50 180 96 228S140 300 96 346 60 400 96 430" />
    {stops.map((stop, index) => (
      <g key={stop} transform={`translate(96 ${16 + index * step})`}>
        {houses[stop]}
        <StepNumber number={index + 1} x={-68} y={22} />
        <Label x={150} y={62} width={164} strong={labels[stop]} />
      </g>
    ))}
  </Chart>
));

const cross = 'M-5 0H5V9H14V19H5V28H-5V19H-14V9H-5Z';

const houses: Readonly<Record<(typeof stops)[number], ReactNode>> = {
  home: (
    <>
      <path className={paint.sack} d="M-40 50H40V104H-40Z" />
      <path className={paint.soda} d="M-54 54L0 14 54 54Z" />
      <path className={paint.accent} d="M-12 70H12V104H-12Z" />
    </>
  ),
  chw: (
    <>
      <path className={paint.low} d="M-40 50H40V104H-40Z" />
      <path className={paint.primary} d="M-54 54L0 14 54 54Z" />
      <path className={paint.soda} d="M6 70H30V104H6Z" />
      <g transform="translate(-18 62)scale(.9)">
        <path className={paint.primary} d={cross} />
      </g>
    </>
  ),
  healthCentre: (
    <>
      <path className={paint.sack} d="M-54 40H54V104H-54Z" />
      <path className={paint.primary} d="M-60 30H60V44H-60Z" />
      <path className={paint.primary} d="M-10 76H10V104H-10ZM-44 58H-24V74H-44ZM24 58H44V74H24Z" />
      <g transform="translate(0 47)scale(.8)">
        <path className={paint.primary} d={cross} />
      </g>
    </>
  ),
  hospital: (
    <>
      <path className={paint.sack} d="M-58 16H58V104H-58Z" />
      <path className={paint.jeans} d="M-62 8H62V22H-62Z" />
      <path
        className={paint.jeans}
        d="M-46 34H-28V50H-46ZM28 34H46V50H28ZM-46 62H-28V78H-46ZM28 62H46V78H28ZM-12 78H12V104H-12Z"
      />
      <g transform="translate(0 34)">
        <path className={paint.primary} d={cross} />
      </g>
    </>
  ),
};
