import { defineDrawing } from '#src/reading/drawings/define-drawing.ts';
import paint from '#src/reading/drawings/frame/Chart.module.css';
import { Chart } from '#src/reading/drawings/frame/Chart.tsx';
import { Label } from '#src/reading/drawings/frame/Label.tsx';
import { StepNumber } from '#src/reading/drawings/frame/steps.tsx';
import { WalkingPerson } from '#src/reading/drawings/people/people.tsx';

const steps = ['one', 'two', 'three', 'four', 'five', 'six'] as const;
const rise = 60;
const top = 24;
const inset = 14;

/** Six stairs from an easy thing to a hard one; the way goes up from the lowest. */
export const braveSteps = defineDrawing(steps, (labels) => (
  <Chart height={top + steps.length * rise + 100}>
    {steps.map((step, index) => {
      // The first step is the lowest stair, and each higher one is a little shorter.
      const x = 8 + index * inset;
      const y = top + (steps.length - 1 - index) * rise;
      return (
        <g key={step}>
          <rect
            className={index % 2 === 0 ? paint.primarySoft : paint.accentSoft}
            x={x}
            y={y}
            width={332 - x}
            height={rise - 4}
            rx="12"
          />
          <StepNumber number={index + 1} x={x + 24} y={y + rise / 2 - 2} />
          <Label x={(x + 44 + 328) / 2} y={y + rise / 2 - 2} width={328 - x - 48} plain={labels[step]} />
        </g>
      );
    })}
    <path className={paint.mutedLine} d={`M8 ${top + steps.length * rise + 94}H332`} />
    <WalkingPerson x={120} y={top + steps.length * rise + 93} />
    <path
      className={paint.primaryLine}
      d={`M170 ${top + steps.length * rise + 62}V${top + steps.length * rise + 16}M160 ${top + steps.length * rise + 26}l10-10 10 10`}
    />
  </Chart>
));
