import { defineDrawing } from '#src/reading/drawings/define-drawing.ts';
import paint from '#src/reading/drawings/frame/Chart.module.css';
import { Chart } from '#src/reading/drawings/frame/Chart.tsx';
import { Places, placesHeight } from '#src/reading/drawings/frame/Places.tsx';
import { child, Floor, openHandsPose, Standing } from './Talk.tsx';

const listY = 290;

/** Medicines in a locked box on a high shelf, out of the reach of a child. */
export const lockedBox = defineDrawing(['lock', 'high', 'children'], (labels) => (
  <Chart height={listY + placesHeight(3)}>
    <path className={paint.soda} d="M96 106H324V118H96ZM112 118H122L112 132ZM298 118H308V132Z" />
    <rect className={paint.sack} x="150" y="48" width="120" height="58" rx="6" />
    <path className={paint.shell} d="M144 40H276V58H144Z" />
    <path className={paint.inkLine} d="M200 70V63A10 10 0 0 1 220 63V70" />
    <rect className={paint.primary} x="195" y="70" width="30" height="24" rx="4" />
    <path className={paint.mutedLine} d="M300 128V246M292 138L300 128 308 138M292 236L300 246 308 236" />
    <Floor y={254} />
    <Standing
      person={child}
      x={90}
      y={256}
      scale={1.5}
      pose={{ ...openHandsPose, head: -74, nearArm: [-40, -64], farArm: [70, 80] }}
    />
    <Places
      y={listY}
      places={[
        { x: 248, y: 82, label: labels.lock },
        { x: 300, y: 188, label: labels.high },
        { x: 150, y: 216, label: labels.children },
      ]}
    />
  </Chart>
));
