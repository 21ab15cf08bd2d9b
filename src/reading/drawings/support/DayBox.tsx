import { defineDrawing } from '#src/reading/drawings/define-drawing.ts';
import paint from '#src/reading/drawings/frame/Chart.module.css';
import { Chart } from '#src/reading/drawings/frame/Chart.tsx';
import { Places, placesHeight } from '#src/reading/drawings/frame/Places.tsx';

const listY = 248;

/** A box with a compartment for each day of the week, and the packet beside it. */
export const dayBox = defineDrawing(['today', 'refill', 'packet'], (labels) => (
  <Chart height={listY + placesHeight(3)}>
    <rect className={paint.jeans} x="20" y="60" width="300" height="86" rx="12" />
    {[0, 1, 2, 3, 4, 5, 6].map((day) => (
      <rect
        key={day}
        className={day === 2 ? paint.sun : day < 2 ? paint.soft : paint.surface}
        x={28 + day * 41}
        y="68"
        width="37"
        height="70"
        rx="6"
      />
    ))}
    <path className={paint.accentLine} d="M110 68L124 34H152L147 68" />
    <g className={paint.accent}>
      <ellipse cx="122" cy="104" rx="7" ry="7" />
      <ellipse cx="136" cy="120" rx="7" ry="7" />
      {[3, 4, 5, 6].map((day) => (
        <path
          key={day}
          d={`M${39 + day * 41} 104a7 7 0 1 1 14 0 7 7 0 0 1-14 0M${44 + day * 41} 122a7 7 0 1 1 14 0 7 7 0 0 1-14 0`}
        />
      ))}
    </g>
    <path className={paint.tooth} d="M70 176H200V226H70Z" />
    <path className={paint.primary} d="M70 190H200V202H70Z" />
    <path className={paint.mutedLine} d="M82 214H150" />

    <Places
      y={listY}
      places={[
        { x: 128, y: 46, label: labels.today },
        { x: 296, y: 146, label: labels.refill },
        { x: 186, y: 210, label: labels.packet },
      ]}
    />
  </Chart>
));
