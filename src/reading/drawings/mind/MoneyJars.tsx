import type { ReactNode } from 'react';
import { defineDrawing } from '#src/reading/drawings/define-drawing.ts';
import paint from '#src/reading/drawings/frame/Chart.module.css';
import { RowsChart } from '#src/reading/drawings/frame/Rows.tsx';

const height = 96;

/** Money that is put away first, for food, school and rent; a phone whose code someone else keeps. */
export const moneyJars = defineDrawing(['food', 'school', 'rent', 'holder'], (labels) => (
  <RowsChart
    height={height}
    rows={[
      {
        sign: (
          <Jar>
            <path className={paint.sun} d="M-10 18Q-14-4 0-10 14-4 10 18Z" />
            <path className={paint.middle} d="M-10 18Q-12 4-2 20ZM10 18Q12 4 2 20Z" />
          </Jar>
        ),
        strong: labels.food,
      },
      {
        sign: (
          <Jar>
            <path className={paint.jeans} d="M-14-2Q-6-6 0 0 6-6 14-2V16Q6 12 0 18-6 12-14 16Z" />
          </Jar>
        ),
        strong: labels.school,
      },
      {
        sign: (
          <Jar>
            <path className={paint.accent} d="M0-10L16 4H-16Z" />
            <path className={paint.sack} d="M-12 4H12V18H-12Z" />
          </Jar>
        ),
        strong: labels.rent,
      },
      {
        sign: (
          <>
            <rect className={paint.ink} x="-18" y="-36" width="36" height="70" rx="7" />
            <rect className={paint.surface} x="-13" y="-28" width="26" height="50" rx="2" />
            <path className={paint.inkLine} d="M-6-6V-11A6 6 0 0 1 6-11V-6" />
            <rect className={paint.primary} x="-9" y="-6" width="18" height="15" rx="3" />
          </>
        ),
        strong: labels.holder,
        ground: 'accent',
      },
    ]}
  />
));

function Jar({ children }: { children: ReactNode }) {
  const glass = 'M-18-22Q-26-14-26-4V20Q-26 30-16 30H16Q26 30 26 20V-4Q26-14 18-22Z';
  return (
    <>
      <path className={paint.surface} d={glass} />
      {children}
      <path className={paint.inkLine} d={glass} />
      <rect className={paint.soda} x="-20" y="-36" width="40" height="14" rx="5" />
    </>
  );
}
