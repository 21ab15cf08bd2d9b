import { drawFigure } from '#src/figures/body/figure.ts';
import { defineDrawing } from '#src/reading/drawings/define-drawing.ts';
import { onOneSide, sleeper } from '#src/reading/drawings/first-aid/UntilHelpComes.tsx';
import paint from '#src/reading/drawings/frame/Chart.module.css';
import { Chart } from '#src/reading/drawings/frame/Chart.tsx';
import { Rows, rowsHeight } from '#src/reading/drawings/frame/Rows.tsx';
import { StepNumber } from '#src/reading/drawings/frame/steps.tsx';

const rowsY = 176;
const height = 72;
const steps = ['wake', 'call', 'breath', 'side'] as const;

const lying = drawFigure(
  { person: sleeper, pose: onOneSide, at: { x: 178, y: 90 }, scale: 1.5, facing: 'left' },
  'overdose',
);

/** First aid when someone cannot be woken: speak and shake, call, look for the breath, lay on one side and stay. */
export const overdoseAid = defineDrawing(steps, (labels) => (
  <Chart height={rowsY + rowsHeight(4, height)}>
    <rect className={paint.accentSoft} x="8" y="20" width="324" height="144" rx="14" />
    <g dangerouslySetInnerHTML={{ __html: lying }} />
    <Rows
      y={rowsY}
      height={height}
      rows={steps.map((step, index) => ({
        sign: <StepNumber number={index + 1} x={0} y={0} />,
        strong: labels[step],
      }))}
    />
  </Chart>
));
