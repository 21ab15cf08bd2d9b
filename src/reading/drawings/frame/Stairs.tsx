import { WalkingPerson } from '#src/reading/drawings/people/people.tsx';
import paint from './Chart.module.css';
import { Chart } from './Chart.tsx';
import { Label } from './Label.tsx';
import { StepNumber } from './steps.tsx';

const rise = 60;
const top = 24;
const inset = 14;

/** Stairs from an easy thing to a hard one, and who goes up; the first step is the lowest stair. */
export function Stairs({ steps }: { steps: readonly string[] }) {
  const foot = top + steps.length * rise;
  return (
    <Chart height={foot + 100}>
      {steps.map((step, index) => {
        // Each higher stair is a little shorter.
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
            <Label x={(x + 44 + 328) / 2} y={y + rise / 2 - 2} width={328 - x - 48} plain={step} />
          </g>
        );
      })}
      <path className={paint.mutedLine} d={`M8 ${foot + 94}H332`} />
      <WalkingPerson x={120} y={foot + 93} />
      <path className={paint.primaryLine} d={`M170 ${foot + 62}V${foot + 16}M160 ${foot + 26}l10-10 10 10`} />
    </Chart>
  );
}
