import { defineDrawing } from '#src/reading/drawings/define-drawing.ts';
import paint from '#src/reading/drawings/frame/Chart.module.css';
import { Chart } from '#src/reading/drawings/frame/Chart.tsx';
import { Label } from '#src/reading/drawings/frame/Label.tsx';

const names = ['upperRight', 'upperLeft', 'lowerRight', 'lowerLeft', 'quarter', 'total'] as const;

/** Directions of the teeth of one quarter, in degrees from the middle of the mouth. */
const teeth = [-80, -62, -44, -26, -8];

/** An open mouth in four quarters, as one sees it in a mirror: the right side on the right. */
export const brushingTimes = defineDrawing(names, (labels) => (
  <Chart height={464}>
    <Label x={88} y={54} width={152} strong={labels.upperLeft} plain={labels.quarter} />
    <Label x={252} y={54} width={152} strong={labels.upperRight} plain={labels.quarter} />
    <path
      className={paint.accent}
      d="M22 210C60 130 130 94 170 112C210 94 280 130 318 210C290 296 220 318 170 318S50 296 22 210Z"
    />
    <ellipse className={paint.hair} cx="170" cy="210" rx="124" ry="86" />
    <ellipse className={paint.gum} cx="170" cy="240" rx="44" ry="26" />
    <Quarter flip="1 1" />
    <Quarter flip="-1 1" />
    <Quarter flip="1 -1" />
    <Quarter flip="-1 -1" />
    <path className={paint.surfaceLine} d="M170 104V320M14 210H326" strokeDasharray="3 8" />
    <Label x={88} y={358} width={152} strong={labels.lowerLeft} plain={labels.quarter} />
    <Label x={252} y={358} width={152} strong={labels.lowerRight} plain={labels.quarter} />
    <rect className={paint.primary} x="8" y="406" width="324" height="50" rx="25" />
    <Label x={170} y={431} width={300} strong={labels.total} on="primary" />
  </Chart>
));

function Quarter({ flip }: { flip: string }) {
  return (
    <g transform={`translate(170 210)scale(${flip})`}>
      {teeth.map((degrees) => (
        <rect
          key={degrees}
          className={paint.tooth}
          x="-11"
          y="-12"
          width="22"
          height="24"
          rx="7"
          transform={`translate(${placeOf(degrees)})rotate(${degrees + 90})`}
        />
      ))}
    </g>
  );
}

function placeOf(degrees: number): string {
  const angle = (degrees * Math.PI) / 180;
  return `${Math.round(104 * Math.cos(angle))} ${Math.round(68 * Math.sin(angle))}`;
}
