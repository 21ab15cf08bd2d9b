import { defineDrawing } from '#src/reading/drawings/define-drawing.ts';
import { RowsChart } from '#src/reading/drawings/frame/Rows.tsx';
import { StepNumber } from '#src/reading/drawings/frame/steps.tsx';

const lines = ['signs', 'self', 'people', 'place', 'call', 'safe'] as const;

/** A plan for a crisis on a card of six lines, which one goes through from the top. */
export const crisisCard = defineDrawing(lines, (labels) => (
  <RowsChart
    rows={lines.map((line, index) => ({
      sign: <StepNumber number={index + 1} x={0} y={0} />,
      plain: labels[line],
      ground: line === 'call' || line === 'safe' ? 'accent' : 'primary',
    }))}
  />
));
