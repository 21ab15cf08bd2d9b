import { defineDrawing } from '#src/reading/drawings/define-drawing.ts';
import paint from '#src/reading/drawings/frame/Chart.module.css';
import { RowsChart } from '#src/reading/drawings/frame/Rows.tsx';
import { FrontWoman } from '#src/reading/drawings/people/heads.tsx';
import { FrontHead } from '#src/reading/drawings/people/people.tsx';
import { Book, Hoe } from './signs.tsx';

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
          <g transform="scale(.8)">
            <Book />
          </g>
        ),
        plain: labels.school,
      },
      { sign: <FrontWoman look="braids" x={0} y={0} scale={1.7} />, plain: labels.youth, ground: 'accent' },
      {
        sign: (
          <g transform="scale(.8)">
            <Hoe />
          </g>
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
