import { defineDrawing } from '#src/reading/drawings/define-drawing.ts';
import paint from '#src/reading/drawings/frame/Chart.module.css';
import { RowsChart } from '#src/reading/drawings/frame/Rows.tsx';

const height = 138;
const cloud = 'M-22 8A12 12 0 0 1-20-16 17 17 0 0 1 12-20 15 15 0 0 1 22 8Z';

/** Three things that can follow a birth, told apart by how long and how heavy they are. */
export const afterBirthThree = defineDrawing(
  ['blues', 'bluesWhat', 'depression', 'depressionWhat', 'psychosis', 'psychosisWhat'],
  (labels) => (
    <RowsChart
      height={height}
      rows={[
        {
          sign: (
            <>
              <circle className={paint.sun} cx="16" cy="-20" r="15" />
              <path className={paint.low} d={cloud} />
            </>
          ),
          strong: labels.blues,
          plain: labels.bluesWhat,
        },
        {
          sign: (
            <>
              <path className={paint.middle} d={cloud} />
              <path className={paint.rain} d="M-12 16L-16 28M2 16L-2 28M14 16L10 28" />
            </>
          ),
          strong: labels.depression,
          plain: labels.depressionWhat,
        },
        {
          sign: (
            <>
              <path className={paint.night} d={cloud} />
              <path className={paint.accentLine} d="M2 8L-8 24H4L-4 40" />
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
