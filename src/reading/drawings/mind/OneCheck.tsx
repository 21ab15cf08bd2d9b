import { defineDrawing } from '#src/reading/drawings/define-drawing.ts';
import paint from '#src/reading/drawings/frame/Chart.module.css';
import { Chart } from '#src/reading/drawings/frame/Chart.tsx';
import { Cross } from '#src/reading/drawings/frame/marks.tsx';
import { Places, placesHeight } from '#src/reading/drawings/frame/Places.tsx';
import { Floor, man, openHandsPose, Standing } from './Talk.tsx';

const listY = 254;

/** A door is locked and looked at once; the person walks away, and the way back is not taken. */
export const oneCheck = defineDrawing(['check', 'leave', 'noReturn'], (labels) => (
  <Chart height={listY + placesHeight(3)}>
    <path className={paint.low} d="M8 36H128V226H8Z" />
    <path className={paint.soda} d="M28 62H108V226H28Z" />
    <path className={paint.high} d="M36 70H100V226H36Z" />
    <path className={paint.inkLine} d="M82 140V133A8 8 0 0 1 98 133V140" />
    <rect className={paint.primary} x="78" y="140" width="24" height="20" rx="4" />
    <Floor y={224} />
    <Standing
      person={man}
      x={252}
      y={226}
      pose={{
        ...openHandsPose,
        torso: -86,
        nearArm: [112, 96],
        farArm: [66, 40],
        nearLeg: [70, 92, 0],
        farLeg: [104, 122, 30],
        anchor: 'foot',
      }}
    />
    <path className={paint.primaryLine} d="M276 96H322M312 86L322 96 312 106" />
    <path className={paint.mutedLine} d="M200 200H124M134 192L124 200 134 208" strokeDasharray="4 8" />
    <Cross x={162} y={200} r={13} />
    <Places
      y={listY}
      places={[
        { x: 66, y: 108, label: labels.check },
        { x: 306, y: 70, label: labels.leave },
        { x: 162, y: 166, label: labels.noReturn },
      ]}
    />
  </Chart>
));
