import { defineDrawing } from '#src/reading/drawings/define-drawing.ts';
import paint from '#src/reading/drawings/frame/Chart.module.css';
import { Tick } from '#src/reading/drawings/frame/marks.tsx';
import { RowsChart } from '#src/reading/drawings/frame/Rows.tsx';

const steps = ['one', 'two', 'three'] as const;
const height = 72;

/** A task in three short steps, each ticked off, and praise at the end. */
export const threeSteps = defineDrawing([...steps, 'praise'], (labels) => (
  <RowsChart
    height={height}
    rows={[
      ...steps.map((step) => ({ sign: <Tick x={0} y={0} r={20} />, strong: labels[step] })),
      {
        sign: <path className={paint.shell} d="M0-26L7-9 25-8 11 4 16 22 0 12-16 22-11 4-25-8-7-9Z" />,
        strong: labels.praise,
        ground: 'accent' as const,
      },
    ]}
  />
));
