import { defineDrawing } from '#src/reading/drawings/define-drawing.ts';
import paint from '#src/reading/drawings/frame/Chart.module.css';
import { Chart } from '#src/reading/drawings/frame/Chart.tsx';
import { Clock } from '#src/reading/drawings/frame/marks.tsx';
import { Places, placesHeight } from '#src/reading/drawings/frame/Places.tsx';
import { Rows, rowsHeight } from '#src/reading/drawings/frame/Rows.tsx';

const wave = 'M14 176C60 176 76 60 150 60S240 166 326 176';
const listY = 204;
const rowsY = listY + placesHeight(3) + 6;

/** A strong feeling over an hour: it rises, it is at its top, it passes; and what to do until then. */
export const feelingWave = defineDrawing(['rise', 'peak', 'pass', 'wait', 'cool', 'talk'], (labels) => (
  <Chart height={rowsY + rowsHeight(3)}>
    <path className={paint.middle} d={`${wave}V186H14Z`} />
    <path className={paint.accentLine} d={wave} />
    <path className={paint.mutedLine} d="M14 186H330M322 180L330 186L322 192" />
    <Places
      y={listY}
      places={[
        { x: 74, y: 128, label: labels.rise },
        { x: 150, y: 60, label: labels.peak },
        { x: 246, y: 140, label: labels.pass },
      ]}
    />
    <Rows
      y={rowsY}
      rows={[
        { sign: <Clock x={0} y={0} r={22} minutes={10} />, strong: labels.wait, ground: 'accent' },
        { sign: <Cup />, strong: labels.cool, ground: 'accent' },
        { sign: <Talk />, strong: labels.talk, ground: 'accent' },
      ]}
    />
  </Chart>
));

function Cup() {
  return (
    <>
      <path className={paint.surface} d="M-16-20H16L12 22H-12Z" />
      <path className={paint.water} d="M-14-4H14L12 22H-12Z" />
      <path className={paint.inkLine} d="M-16-20H16L12 22H-12Z" />
    </>
  );
}

function Talk() {
  return (
    <>
      <path className={paint.surface} d="M-24-18H14V8H-8L-16 18V8H-24Z" />
      <path className={paint.inkLine} d="M-24-18H14V8H-8L-16 18V8H-24ZM-14-8H4M-14 0H-2" />
      <path className={paint.primary} d="M4 12H26V28H22V34L14 28H4Z" />
    </>
  );
}
