import { defineDrawing } from '#src/reading/drawings/define-drawing.ts';
import paint from '#src/reading/drawings/frame/Chart.module.css';
import { Clock } from '#src/reading/drawings/frame/marks.tsx';
import { RowsChart } from '#src/reading/drawings/frame/Rows.tsx';
import { Sun } from '#src/reading/drawings/frame/steps.tsx';

const height = 84;

/** What can come after the last drink of someone who drinks heavily every day, and where to go then. */
export const withdrawalDays = defineDrawing(['lastDrink', 'hours', 'days', 'hospital'], (labels) => (
  <RowsChart
    height={height}
    rows={[
      { sign: <EmptyGlass />, strong: labels.lastDrink },
      { sign: <Clock x={0} y={0} r={22} minutes={20} />, strong: labels.hours },
      { sign: <Sun x={0} y={0} scale={1.1} />, strong: labels.days },
      { sign: <Hospital />, strong: labels.hospital, ground: 'accent' },
    ]}
  />
));

function EmptyGlass() {
  return (
    <>
      <path className={paint.surface} d="M-16-22H16L11 22H-11Z" />
      <path className={paint.inkLine} d="M-16-22H16L11 22H-11Z" />
    </>
  );
}

function Hospital() {
  return (
    <>
      <path className={paint.surface} d="M-26-18H26V26H-26Z" />
      <path className={paint.primary} d="M-5-14H5V-5H14V5H5V14H-5V5H-14V-5H-5Z" />
      <path className={paint.inkLine} d="M-26-18H26V26H-26ZM-30-18H30" />
    </>
  );
}
