import { defineDrawing } from '#src/reading/drawings/define-drawing.ts';
import paint from '#src/reading/drawings/frame/Chart.module.css';
import { Chart } from '#src/reading/drawings/frame/Chart.tsx';
import { Clock } from '#src/reading/drawings/frame/marks.tsx';
import { Places, placesHeight } from '#src/reading/drawings/frame/Places.tsx';

const listY = 292;
const rows = [112, 168, 224];
const columns = [40, 122, 204];

/** A class seen from above: a seat in front, far from the door, and a short pause. */
export const frontSeat = defineDrawing(['front', 'door', 'pause'], (labels) => (
  <Chart height={listY + placesHeight(3)}>
    <rect className={paint.soft} x="8" y="22" width="324" height="256" rx="6" />
    <path
      className={paint.inkLine}
      d="M332 214V28Q332 22 326 22H14Q8 22 8 28V272Q8 278 14 278H326Q332 278 332 272V262"
    />
    <rect className={paint.night} x="70" y="34" width="180" height="16" rx="4" />
    <path className={paint.mutedLine} d="M332 214A48 48 0 0 0 286 262H332" />
    {rows.flatMap((y) =>
      columns.map((x) => {
        const chosen = y === rows[0] && x === columns[0];
        return (
          <g key={`${x} ${y}`}>
            <rect
              className={chosen ? paint.primary : paint.sack}
              x={x}
              y={y - 30}
              width="60"
              height="22"
              rx="4"
            />
            <circle className={chosen ? paint.primary : paint.mutedFill} cx={x + 30} cy={y + 4} r="10" />
          </g>
        );
      }),
    )}
    <Clock x={298} y={96} r={22} minutes={5} />
    <Places
      y={listY}
      places={[
        { x: 70, y: 93, label: labels.front },
        { x: 306, y: 240, label: labels.door },
        { x: 298, y: 134, label: labels.pause },
      ]}
    />
  </Chart>
));
