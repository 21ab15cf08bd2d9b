import { defineDrawing } from '#src/reading/drawings/define-drawing.ts';
import paint from '#src/reading/drawings/frame/Chart.module.css';
import { Chart } from '#src/reading/drawings/frame/Chart.tsx';
import { Places, placesHeight } from '#src/reading/drawings/frame/Places.tsx';

const waves =
  'M10 170C16 170 18 56 30 56S44 150 50 150 58 70 70 70 88 156 96 156 106 92 118 92 140 164 156 164 168 116 180 116 206 168 226 168 236 82 248 82 270 168 296 168 304 146 330 150';
const listY = 216;

/** The pain of a loss in waves: close together and high at first, later further apart; a day of memory brings a high one. */
export const griefWaves = defineDrawing(['early', 'later', 'date'], (labels) => (
  <Chart height={listY + placesHeight(3)}>
    <path className={paint.water} d={`${waves}V190H10Z`} />
    <path className={paint.inkLine} d={waves} />
    <path className={paint.mutedLine} d="M10 198H330M322 192L330 198L322 204" />
    <Places
      y={listY}
      places={[
        { x: 50, y: 56, label: labels.early },
        { x: 180, y: 100, label: labels.later },
        { x: 248, y: 68, label: labels.date },
      ]}
    />
  </Chart>
));
