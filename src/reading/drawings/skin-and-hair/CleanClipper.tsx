import type { ReactNode } from 'react';
import { defineDrawing } from '#src/reading/drawings/define-drawing.ts';
import paint from '#src/reading/drawings/frame/Chart.module.css';
import { Chart } from '#src/reading/drawings/frame/Chart.tsx';
import { Label } from '#src/reading/drawings/frame/Label.tsx';
import { Clock, Tick, Tile } from '#src/reading/drawings/frame/marks.tsx';
import { Clipper } from './Clipper.tsx';

/** A clipper is brushed free of hair, sprayed, left for some minutes; a new blade comes out of its paper. */
export const cleanClipper = defineDrawing(['brush', 'disinfect', 'wait', 'own'], (labels) => (
  <Chart height={556}>
    <Step x={8} y={20} label={labels.brush}>
      <Clipper at="translate(52 102)rotate(30)" />
      <Brush />
    </Step>
    <Step x={174} y={20} label={labels.disinfect} ground="accent">
      <Clipper at="translate(44 104)rotate(20)scale(.92)" />
      <Spray />
    </Step>
    <Step x={8} y={288} label={labels.wait} ground="accent">
      <Clock x={79} y={88} r={54} minutes={0} />
    </Step>
    <Step x={174} y={288} label={labels.own}>
      <NewBlade />
    </Step>
  </Chart>
));

interface StepProps {
  x: number;
  y: number;
  label: string;
  ground?: 'primary' | 'accent';
  children: ReactNode;
}

function Step({ label, children, ...tile }: StepProps) {
  return (
    <Tile {...tile} height={260}>
      {children}
      <Label x={79} y={212} width={146} strong={label} />
    </Tile>
  );
}

/** A brush over the blade, and the hair that falls. */
function Brush() {
  return (
    <>
      <g transform="translate(104 50)rotate(-60)">
        <path className={paint.mutedFill} d="M-22-9L-2-9V9L-22 9Q-16 0-22-9Z" />
        <path className={paint.accent} d="M-4-11H10Q14-5 44-5A5 5 0 0 1 44 5Q14 5 10 11H-4Z" />
      </g>
      <path
        className={paint.inkLine}
        d="M104 98q6-5 8 2M122 112q6-5 8 2M100 126q6-5 8 2M122 136q6-5 8 2M98 152q6-5 8 2M120 156q6-5 8 2"
      />
    </>
  );
}

/** A bottle that sprays on the blade. */
function Spray() {
  return (
    <>
      <path
        className={paint.water}
        d="M114 96Q102 100 102 112V152Q102 162 112 162H138Q148 162 148 152V112Q148 100 136 96ZM84 44a3 3 0 1 0 .1 0ZM76 50a3 3 0 1 0 .1 0ZM85 54a3 3 0 1 0 .1 0ZM77 61a3 3 0 1 0 .1 0ZM86 65a3 3 0 1 0 .1 0Z"
      />
      <path className={paint.primary} d="M114 96V74H96V46Q130 40 144 52V60L136 66V96Z" />
      <path className={paint.surface} d="M120 112H130V122H140V132H130V142H120V132H110V122H120Z" />
    </>
  );
}

/** A blade half out of its torn paper. */
function NewBlade() {
  return (
    <>
      <path
        className={paint.ink}
        fillRule="evenodd"
        d="M40 24H118V34H124V104H34V34H40ZM54 52H68V46H90V52H104V62H90V68H68V62H54Z"
      />
      <path
        className={paint.tooth}
        d="M18 96L44 90 66 98 94 90 116 98 140 90V154Q140 160 134 160H24Q18 160 18 154Z"
      />
      <Tick x={79} y={128} r={18} />
    </>
  );
}
