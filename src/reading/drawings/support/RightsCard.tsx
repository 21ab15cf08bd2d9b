import { defineDrawing } from '#src/reading/drawings/define-drawing.ts';
import paint from '#src/reading/drawings/frame/Chart.module.css';
import { RowsChart } from '#src/reading/drawings/frame/Rows.tsx';
import { Hoe, Shield } from './signs.tsx';

/** Five rights that an illness takes from nobody. */
export const rightsCard = defineDrawing(['care', 'choice', 'privacy', 'work', 'safety'], (labels) => (
  <RowsChart
    rows={[
      {
        sign: <path className={paint.primary} d="M-6-20H6V-6H20V6H6V20H-6V6H-20V-6H-6Z" />,
        plain: labels.care,
      },
      {
        sign: (
          <>
            <path
              className={paint.surface}
              d="M-24-20H24Q30-20 30-14V8Q30 14 24 14H2L-12 26V14H-24Q-30 14-30 8V-14Q-30-20-24-20Z"
            />
            <path className={paint.primaryLine} d="M-12-3L-3 6 13-11" />
          </>
        ),
        plain: labels.choice,
        ground: 'accent',
      },
      {
        sign: (
          <>
            <path className={paint.inkLine} d="M-10-2V-12A10 10 0 0 1 10-12V-2" />
            <rect className={paint.primary} x="-18" y="-4" width="36" height="28" rx="5" />
          </>
        ),
        plain: labels.privacy,
      },
      {
        sign: (
          <g transform="scale(.8)">
            <Hoe />
          </g>
        ),
        plain: labels.work,
        ground: 'accent',
      },
      {
        sign: (
          <g transform="scale(.8)">
            <Shield />
          </g>
        ),
        plain: labels.safety,
      },
    ]}
  />
));
