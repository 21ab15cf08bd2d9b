import type { ReactNode } from 'react';
import { defineDrawing } from '#src/reading/drawings/define-drawing.ts';
import paint from '#src/reading/drawings/frame/Chart.module.css';
import { Chart } from '#src/reading/drawings/frame/Chart.tsx';
import { Label } from '#src/reading/drawings/frame/Label.tsx';
import { Cross } from '#src/reading/drawings/frame/marks.tsx';
import { crop, Fist, Profile } from '#src/reading/drawings/people/profile.tsx';

const curl = 'q4-4 4 1';
const beard = [
  [-2, 24, -4, 31, 2, 34, -2, 40, 4, 43, -7, 48, 0, 50, 4, 57, -3, 59, 2, 65, -6, 68],
  [31, 42, 37, 43, 33, 49, 39, 51, 33, 56, 39, 58, 41, 28, 36, 30],
].flatMap((row) => row.flatMap((x, index) => (index % 2 === 0 ? [`M${x} ${row[index + 1]}${curl}`] : [])));
const head = 'translate(118 132)scale(1.9)';
const down = 'M148 150V188M140 180L148 189 156 180M122 168L126 196M117 189L127 198 133 187';

/** A man shaves his cheek from above to below, as his curly beard grows. */
export const shaveWithGrain = defineDrawing(['direction', 'skin', 'blade'], (labels) => (
  <Chart height={552}>
    <circle className={paint.low} cx="140" cy="152" r="132" />
    <path className={paint.middle} d="M16 324C18 286 36 266 60 260H138L170 276C184 284 190 300 192 324Z" />
    <Profile at={head} hair={crop} />
    <g transform={head}>
      <path className={paint.face} d={beard.join('')} />
    </g>
    <path className={paint.halo} d={down} />
    <path className={paint.primaryLine} d={down} />
    <Razor />
    <Fist at="translate(208 282)rotate(13)scale(.85)" />
    <path className={paint.middle} d="M292 262L340 272V333L278 321Z" />
    <Row y={334} label={labels.direction}>
      <path className={paint.face} d="M-16-8q6-6 7 2M8-12q6-6 7 2M-14 6q6-6 7 2M9 4q6-6 7 2" />
      <path className={paint.surfaceLine} d="M0-15V14M-7 7L0 15 7 7" />
    </Row>
    <Row y={406} label={labels.skin}>
      <path className={paint.surfaceLine} d="M-5 0H-19M-13-6L-20 0-13 6M5 0H19M13-6L20 0 13 6" />
      <Cross x={20} y={18} r={12} />
    </Row>
    <Row y={478} label={labels.blade}>
      <path className={paint.surface} d="M-20-11H20V11H-20ZM-13-4V4H13V-4Z" fillRule="evenodd" />
    </Row>
  </Chart>
));

function Row({ y, label, children }: { y: number; label: string; children: ReactNode }) {
  return (
    <g transform={`translate(8 ${y})`}>
      <rect className={paint.primarySoft} width="324" height="66" rx="14" />
      <g transform="translate(42 33)">
        <circle className={paint.skin} r="26" />
        {children}
      </g>
      <Label x={202} y={33} width={232} strong={label} />
    </g>
  );
}

function Razor() {
  return (
    <g transform="translate(152 212)rotate(60)">
      <path className={paint.primary} d="M4-4L96-6V6L4 4Z" />
      <rect className={paint.tooth} x="-6" y="-19" width="13" height="38" rx="4" />
    </g>
  );
}
