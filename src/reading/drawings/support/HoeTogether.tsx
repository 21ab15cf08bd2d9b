import { defineDrawing } from '#src/reading/drawings/define-drawing.ts';
import paint from '#src/reading/drawings/frame/Chart.module.css';
import { Chart } from '#src/reading/drawings/frame/Chart.tsx';
import { Places, placesHeight } from '#src/reading/drawings/frame/Places.tsx';
import { man, openHandsPose, Standing, woman } from '#src/reading/drawings/mind/Talk.tsx';

const listY = 256;
const hoePose = {
  ...openHandsPose,
  torso: [-58, -50],
  head: -40,
  nearArm: [70, 40],
  farArm: [60, 30],
  nearLeg: [100, 84, 0],
  farLeg: [72, 92, 0],
} as const;

/** Two people hoe a field side by side, and water stands ready for a pause. */
export const hoeTogether = defineDrawing(['together', 'pause'], (labels) => (
  <Chart height={listY + placesHeight(2)}>
    <path className={paint.soda} d="M8 196Q90 186 170 192T332 190V240H8Z" />
    <path
      className={paint.primaryLine}
      d="M20 214Q90 206 170 212T322 210M20 230Q90 222 170 228T322 226"
      strokeDasharray="3 13"
    />
    <Standing person={woman} x={62} y={212} pose={hoePose} />
    <path className={paint.steel} d="M102 118L152 196" />
    <path className={paint.mutedFill} d="M142 194L158 186 166 204 148 208Z" />
    <Standing person={man} x={196} y={216} pose={hoePose} />
    <path className={paint.steel} d="M236 122L286 200" />
    <path className={paint.mutedFill} d="M276 198L292 190 300 208 282 212Z" />
    <path className={paint.sun} d="M304 166H330V196H304ZM312 156H322V166H312Z" />

    <Places
      y={listY}
      places={[
        { x: 146, y: 60, label: labels.together },
        { x: 317, y: 140, label: labels.pause },
      ]}
    />
  </Chart>
));
