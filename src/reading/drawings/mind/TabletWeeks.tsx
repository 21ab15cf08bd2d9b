import { defineDrawing } from '#src/reading/drawings/define-drawing.ts';
import paint from '#src/reading/drawings/frame/Chart.module.css';
import { Chart } from '#src/reading/drawings/frame/Chart.tsx';
import { Label } from '#src/reading/drawings/frame/Label.tsx';
import { Rows, rowsHeight } from '#src/reading/drawings/frame/Rows.tsx';

const weeks = [1, 2, 3, 4, 5, 6];
const rowsY = 162;
const keepY = rowsY + rowsHeight(3);

/** Six weeks with a tablet: hard at first, then slowly better, and one keeps taking it. */
export const tabletWeeks = defineDrawing(['first', 'middle', 'later', 'keep'], (labels) => (
  <Chart height={keepY + 62}>
    {weeks.map((week) => {
      const height = 22 + week * 16;
      const x = 12 + (week - 1) * 54;
      return (
        <g key={week}>
          <rect className={groundOf(week)} x={x} y={146 - height} width="46" height={height} rx="8" />
          <text className={`${paint.text} ${paint.strong}`} x={x + 23} y={138}>
            {week}
          </text>
        </g>
      );
    })}
    <Rows
      y={rowsY}
      rows={[
        { sign: <Weeks text="1–2" ground={paint.high} />, plain: labels.first },
        { sign: <Weeks text="3–4" ground={paint.low} />, plain: labels.middle },
        { sign: <Weeks text="5–6" ground={paint.middle} />, plain: labels.later },
      ]}
    />
    <rect className={paint.primary} x="8" y={keepY} width="324" height="56" rx="22" />
    <Label x={170} y={keepY + 28} width={304} strong={labels.keep} on="primary" />
  </Chart>
));

function groundOf(week: number): string | undefined {
  if (week <= 2) return paint.high;
  return week <= 4 ? paint.low : paint.middle;
}

function Weeks({ text, ground }: { text: string; ground: string | undefined }) {
  return (
    <>
      <rect className={ground} x="-26" y="-18" width="52" height="36" rx="8" />
      <text className={`${paint.text} ${paint.strong}`} x="0" y="6">
        {text}
      </text>
    </>
  );
}
