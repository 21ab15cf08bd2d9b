import { defineDrawing } from '#src/reading/drawings/define-drawing.ts';
import paint from '#src/reading/drawings/frame/Chart.module.css';
import { RowsChart } from '#src/reading/drawings/frame/Rows.tsx';
import { Thermometer } from '#src/reading/drawings/mind/BodyFirst.tsx';
import { FrontHead } from '#src/reading/drawings/people/people.tsx';

/** Three reasons for forgetting, told apart by how fast they come; the fast one cannot wait. */
export const forgettingThree = defineDrawing(
  ['delirium', 'deliriumWhat', 'depression', 'depressionWhat', 'dementia', 'dementiaWhat'],
  (labels) => (
    <RowsChart
      height={138}
      rows={[
        {
          sign: <Thermometer />,
          strong: labels.delirium,
          plain: labels.deliriumWhat,
          ground: 'accent',
        },
        {
          sign: (
            <>
              <path
                className={paint.middle}
                d="M-22 8A12 12 0 0 1-20-16 17 17 0 0 1 12-20 15 15 0 0 1 22 8Z"
              />
              <path className={paint.rain} d="M-12 16L-16 28M2 16L-2 28M14 16L10 28" />
            </>
          ),
          strong: labels.depression,
          plain: labels.depressionWhat,
        },
        {
          sign: (
            <g className={paint.elder}>
              <FrontHead x={0} y={0} scale={2} />
            </g>
          ),
          strong: labels.dementia,
          plain: labels.dementiaWhat,
        },
      ]}
    />
  ),
);
