import { defineDrawing } from '#src/reading/drawings/define-drawing.ts';
import paint from '#src/reading/drawings/frame/Chart.module.css';
import { Chart } from '#src/reading/drawings/frame/Chart.tsx';
import { StepTile } from '#src/reading/drawings/frame/StepTile.tsx';

const homes = ['drives', 'stays', 'children', 'calls'] as const;
const roofs = [paint.accent, paint.primary, paint.soda, paint.jeans];
const height = 172;

/** Four homes of a village, and what each does on the day that somebody is in danger. */
export const villagePlan = defineDrawing(homes, (labels) => (
  <Chart height={28 + 2 * height}>
    {homes.map((home, index) => (
      <StepTile
        key={home}
        x={index % 2 === 0 ? 8 : 174}
        y={20 + Math.floor(index / 2) * (height + 6)}
        height={height}
        words={74}
        label={labels[home]}
        ground={index === 0 || index === 3 ? 'primary' : 'accent'}
      >
        <path className={paint.sack} d="M44 56H114V94H44Z" />
        <path className={roofs[index]} d="M30 60L79 20 128 60Z" />
        <path className={paint.ink} d="M70 68H88V94H70Z" />
        <path className={paint.mutedLine} d="M12 94H146" />
      </StepTile>
    ))}
  </Chart>
));
