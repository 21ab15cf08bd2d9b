import { defineDrawing } from '#src/reading/drawings/define-drawing.ts';
import paint from '#src/reading/drawings/frame/Chart.module.css';
import { RowsChart } from '#src/reading/drawings/frame/Rows.tsx';

const height = 138;

/** Real danger, distrust that stays, and psychosis: three things that look alike from outside. */
export const distrustCircles = defineDrawing(
  ['danger', 'dangerWhat', 'distrust', 'distrustWhat', 'psychosis', 'psychosisWhat'],
  (labels) => (
    <RowsChart
      height={height}
      rows={[
        {
          sign: (
            <>
              <path className={paint.high} d="M0-28L28 22H-28Z" />
              <path className={paint.inkLine} d="M0-10V6M0 14V15" />
            </>
          ),
          strong: labels.danger,
          plain: labels.dangerWhat,
        },
        {
          sign: (
            <>
              <path className={paint.surface} d="M-30 0Q0-30 30 0Q0 30-30 0Z" />
              <path className={paint.inkLine} d="M-30 0Q0-30 30 0Q0 30-30 0Z" />
              <circle className={paint.ink} cx="8" r="9" />
            </>
          ),
          strong: labels.distrust,
          plain: labels.distrustWhat,
        },
        {
          sign: (
            <>
              <path
                className={paint.middle}
                d="M-22 4A12 12 0 0 1-20-20 17 17 0 0 1 12-24 15 15 0 0 1 22 4Z"
              />
              <path className={paint.inkLine} d="M-12 16H12M-6 28H6" />
            </>
          ),
          strong: labels.psychosis,
          plain: labels.psychosisWhat,
          ground: 'accent',
        },
      ]}
    />
  ),
);
