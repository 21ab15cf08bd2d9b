import type { ReactNode } from 'react';
import { defineDrawing } from '#src/reading/drawings/define-drawing.ts';
import paint from '#src/reading/drawings/frame/Chart.module.css';
import { Chart } from '#src/reading/drawings/frame/Chart.tsx';
import { Label } from '#src/reading/drawings/frame/Label.tsx';
import { FrontHead } from '#src/reading/drawings/people/people.tsx';

const names = [
  'you',
  'condom',
  'condomDoes',
  'testing',
  'testingDoes',
  'treatment',
  'treatmentDoes',
  'prepPep',
  'prepPepDoes',
  'vaccine',
  'vaccineDoes',
] as const;

const rowHeight = 74;
const wallTop = 122;

/** A person who looks over a wall of five layers of protection. */
export const waysToPrevent = defineDrawing(names, (labels) => (
  <Chart height={wallTop + 5 * rowHeight + 8}>
    <Person />
    <Label x={262} y={70} width={120} strong={labels.you} />
    <Layer row={0} strong={labels.condom} plain={labels.condomDoes} icon={condom} />
    <Layer row={1} strong={labels.testing} plain={labels.testingDoes} icon={testTube} />
    <Layer row={2} strong={labels.treatment} plain={labels.treatmentDoes} icon={pills} />
    <Layer row={3} strong={labels.prepPep} plain={labels.prepPepDoes} icon={clock} />
    <Layer row={4} strong={labels.vaccine} plain={labels.vaccineDoes} icon={syringe} />
  </Chart>
));

function Person() {
  return (
    <>
      <circle className={paint.low} cx="170" cy="74" r="54" />
      <path className={paint.primary} d="M112 130C112 106 132 98 170 98S228 106 228 130Z" />
      <path className={paint.skin} d="M158 84H182V104Q170 114 158 104Z" />
      <circle className={paint.hair} cx="170" cy="54" r="31" />
      <FrontHead x={170} y={66} scale={2.2} />
    </>
  );
}

interface LayerProps {
  row: number;
  strong: string;
  plain: string;
  icon: ReactNode;
}

function Layer({ row, strong, plain, icon }: LayerProps) {
  const y = wallTop + row * rowHeight;
  const ground = row % 2 === 0 ? paint.primarySoft : paint.accentSoft;
  return (
    <>
      <rect className={ground} x="8" y={y} width="324" height={rowHeight - 6} rx="12" />
      <g transform={`translate(42 ${y + rowHeight / 2 - 3})`}>{icon}</g>
      <Label x={202} y={y + rowHeight / 2 - 3} width={250} strong={strong} plain={plain} />
    </>
  );
}

const condom = (
  <>
    <circle className={paint.accentLine} r="17" />
    <circle className={paint.accentLine} r="9" />
  </>
);

const testTube = (
  <>
    <path className={paint.accent} d="M-7 2H7V12A7 7 0 0 1 -7 12Z" />
    <path className={paint.inkLine} d="M-11 -18H11M-7 -18V12A7 7 0 0 0 7 12V-18" />
  </>
);

const pills = (
  <g transform="rotate(-40)">
    <path className={paint.accent} d="M0 -9H11A9 9 0 0 1 11 9H0Z" />
    <rect className={paint.inkLine} x="-20" y="-9" width="40" height="18" rx="9" />
  </g>
);

const clock = (
  <>
    <circle className={paint.inkLine} r="17" />
    <path className={paint.accentLine} d="M0 -10V0L7 6" />
  </>
);

const syringe = (
  <g transform="rotate(45)">
    <path className={paint.accent} d="M-6 -2H6V12H-6Z" />
    <path className={paint.inkLine} d="M-6 -12H6V12H-6ZM0 12V23M0 -12V-21M-6 -21H6" />
  </g>
);
