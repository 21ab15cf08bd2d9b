import { defineDrawing } from '#src/reading/drawings/define-drawing.ts';
import paint from '#src/reading/drawings/frame/Chart.module.css';
import { Cross, Tick } from '#src/reading/drawings/frame/marks.tsx';
import { RowsChart } from '#src/reading/drawings/frame/Rows.tsx';

/** A plan in three parts, in the colours of a traffic light: what keeps me well, my early signs, and danger. */
export const stayWellCard = defineDrawing(
  ['well', 'wellWhat', 'early', 'earlyWhat', 'danger', 'dangerWhat'],
  (labels) => (
    <RowsChart
      height={138}
      rows={[
        { sign: <Tick x={0} y={0} r={22} />, strong: labels.well, plain: labels.wellWhat },
        {
          sign: (
            <>
              <circle className={paint.sun} r="22" />
              <path className={paint.inkLine} d="M0-11V3M0 11V11" />
            </>
          ),
          strong: labels.early,
          plain: labels.earlyWhat,
        },
        {
          sign: <Cross x={0} y={0} r={22} />,
          strong: labels.danger,
          plain: labels.dangerWhat,
          ground: 'accent',
        },
      ]}
    />
  ),
);
