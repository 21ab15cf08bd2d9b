import { defineDrawing } from '#src/reading/drawings/define-drawing.ts';
import paint from '#src/reading/drawings/frame/Chart.module.css';
import { RowsChart } from '#src/reading/drawings/frame/Rows.tsx';
import { FrontWoman } from '#src/reading/drawings/people/heads.tsx';
import { FrontHead } from '#src/reading/drawings/people/people.tsx';

/** A life from birth to old age, with one thing that protects at each age. */
export const lifeLine = defineDrawing(['birth', 'child', 'school', 'youth', 'work', 'old'], (labels) => (
  <RowsChart
    height={74}
    rows={[
      {
        sign: (
          <>
            <path className={paint.sun} d="M-26 6Q0-14 26 6 22 28 0 28T-26 6Z" />
            <FrontHead x={0} y={-4} scale={1.1} asleep />
          </>
        ),
        plain: labels.birth,
      },
      { sign: <FrontHead x={0} y={2} scale={1.5} />, plain: labels.child, ground: 'accent' },
      {
        sign: (
          <>
            <path className={paint.surface} d="M-26-14Q-12-20 0-12 12-20 26-14V16Q12 10 0 18-12 10-26 16Z" />
            <path
              className={paint.inkLine}
              d="M-26-14Q-12-20 0-12 12-20 26-14V16Q12 10 0 18-12 10-26 16ZM0-12V18"
            />
          </>
        ),
        plain: labels.school,
      },
      { sign: <FrontWoman look="braids" x={0} y={0} scale={1.7} />, plain: labels.youth, ground: 'accent' },
      {
        sign: (
          <>
            <path className={paint.steel} d="M-22 26L18-18" />
            <path className={paint.mutedFill} d="M8-24L30-8 24 6 2-14Z" />
          </>
        ),
        plain: labels.work,
      },
      {
        sign: (
          <g className={paint.elder}>
            <FrontHead x={0} y={2} scale={1.9} />
          </g>
        ),
        plain: labels.old,
        ground: 'accent',
      },
    ]}
  />
));
