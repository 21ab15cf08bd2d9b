import type { ReactNode } from 'react';
import { defineDrawing } from '#src/reading/drawings/define-drawing.ts';
import paint from '#src/reading/drawings/frame/Chart.module.css';
import { Chart } from '#src/reading/drawings/frame/Chart.tsx';
import { Label } from '#src/reading/drawings/frame/Label.tsx';
import { FrontHead } from '#src/reading/drawings/people/people.tsx';

const names = ['birth', 'girls', 'test', 'hiv'] as const;

const first = 78;
const step = 122;

/** A line of life: a vaccine for a newborn and for a girl, a test for a woman, and earlier for one with HIV. */
export const protectionByAge = defineDrawing(names, (labels) => (
  <Chart height={first + 3 * step + 66}>
    <path className={paint.path} d={`M66 ${first}V${first + 2 * step}`} />
    <path
      className={paint.path}
      d={`M66 ${first + 2 * step}C66 ${first + 3 * step - 16} 74 ${first + 3 * step} 92 ${first + 3 * step}`}
    />
    <Station y={first} label={labels.birth}>
      <Baby />
      <Syringe />
    </Station>
    <Station y={first + step} label={labels.girls}>
      <circle className={paint.hair} cx="-20" cy="-28" r="10" />
      <circle className={paint.hair} cx="20" cy="-28" r="10" />
      <Shoulders className={paint.water} />
      <path className={paint.tooth} d="M-14 15L0 30 14 15 20 18 8 36 0 31-8 36-20 18Z" />
      <FrontHead x={0} y={-8} scale={1.9} />
      <Syringe />
    </Station>
    <Station y={first + 2 * step} label={labels.test}>
      <Shoulders className={paint.high} />
      <FrontHead x={0} y={-6} scale={1.9} />
      <path
        className={paint.primary}
        d="M-20-12C-26-30-16-40 0-40S26-30 20-12C13-21-13-21-20-12ZM-4-36C-14-50 4-54 8-45 16-52 24-42 10-35Z"
      />
      <Brush />
    </Station>
    <Station y={first + 3 * step} label={labels.hiv} x={104} scale={0.8}>
      <circle className={paint.hair} cy="-14" r="30" />
      <Shoulders className={paint.middle} />
      <FrontHead x={0} y={-6} scale={1.9} />
      <Brush />
      <path className={paint.ribbon} d="M-16 42L-26 26Q-32 16-26 12-20 16-26 26L-36 42" />
    </Station>
  </Chart>
));

interface StationProps {
  x?: number;
  y: number;
  scale?: number;
  label: string;
  children: ReactNode;
}

function Station({ x = 66, y, scale = 1, label, children }: StationProps) {
  const start = x + 58 * scale + 8;
  return (
    <>
      <g transform={`translate(${x} ${y})${scale === 1 ? '' : `scale(${scale})`}`}>
        <circle className={paint.accentSoft} r="54" />
        {children}
      </g>
      <Label x={(start + 336) / 2} y={y} width={336 - start} strong={label} />
    </>
  );
}

/** Neck and shoulders down to the edge of a circle of radius 54. */
function Shoulders({ className }: { className: string | undefined }) {
  return (
    <>
      <path className={className} d="M-41 35C-36 20-22 18-11 15H11C22 18 36 20 41 35A54 54 0 0 1-41 35Z" />
      <path className={paint.skin} d="M-11 15L-8 4H8L11 15Q0 26-11 15Z" />
    </>
  );
}

/** Asleep and wrapped in a cloth. */
function Baby() {
  return (
    <>
      <path className={paint.tooth} d="M-27-16C-27-46 27-46 27-16 36 12 26 48 0 48S-36 12-27-16Z" />
      <FrontHead x={0} y={-12} scale={1.7} asleep />
      <path className={paint.tooth} d="M-29 0C-16 4-8 12-4 20 8 14 18 6 29 0 34 26 22 48 0 48S-34 26-29 0Z" />
      <path className={paint.mutedLine} d="M-4 20Q-14 34-24 34" />
    </>
  );
}

function Syringe() {
  const d = 'M-8-7H14V7H-8ZM-8 0H-26M14 0H24M24-7V7';
  return (
    <g transform="translate(44 34)rotate(14)">
      <path className={paint.halo} d={d} />
      <path className={paint.surface} d="M-8-7H14V7H-8Z" />
      <path className={paint.water} d="M-8-7H6V7H-8Z" />
      <path className={paint.inkLine} d={d} />
    </g>
  );
}

/** The small soft brush of a cervical test. */
function Brush() {
  const d = 'M-8 0H26M-20-7V7M-14-7V7M-8-6V6M-22 0H-8';
  return (
    <g transform="translate(42 32)rotate(40)">
      <path className={paint.halo} d={d} />
      <path className={paint.inkLine} d={d} />
    </g>
  );
}
