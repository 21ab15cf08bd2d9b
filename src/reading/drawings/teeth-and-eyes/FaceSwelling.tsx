import { defineDrawing } from '#src/reading/drawings/define-drawing.ts';
import paint from '#src/reading/drawings/frame/Chart.module.css';
import { Chart } from '#src/reading/drawings/frame/Chart.tsx';
import { Label } from '#src/reading/drawings/frame/Label.tsx';
import { FrontHead } from '#src/reading/drawings/people/people.tsx';

/** Each place on the face, and the height of its name beside it. */
const places = [
  { name: 'eye', x: 146, y: 170, rx: 24, ry: 19, labelY: 62 },
  { name: 'cheek', x: 154, y: 212, rx: 22, ry: 26, labelY: 162 },
  { name: 'jaw', x: 116, y: 258, rx: 30, ry: 14, labelY: 262 },
  { name: 'neck', x: 122, y: 294, rx: 15, ry: 17, labelY: 362 },
] as const;

/** A calm face, swollen on one side: round the eye, on the cheek, under the jaw and in the neck. */
export const faceSwelling = defineDrawing(['eye', 'cheek', 'jaw', 'neck'], (labels) => (
  <Chart height={412}>
    <circle className={paint.low} cx="102" cy="180" r="98" />
    <path
      className={paint.middle}
      d="M8 412C10 340 26 322 62 316L78 306H126L142 316C178 322 194 340 196 412Z"
    />
    <path className={paint.skin} d="M72 230H132L136 310Q102 332 68 310Z" />
    <path className={paint.skin} d="M150 172C184 182 190 240 160 256 142 266 122 262 112 250Z" />
    <FrontHead x={102} y={166} scale={7} />
    {places.map(({ name, x, y, rx, ry, labelY }) => (
      <g key={name}>
        <ellipse className={paint.high} opacity=".55" cx={x} cy={y} rx={rx} ry={ry} />
        <path className={paint.mutedLine} d={`M${x} ${y}L196 ${labelY}`} />
        <circle className={paint.surface} cx={x} cy={y} r="9" />
        <circle className={paint.accent} cx={x} cy={y} r="7" />
        <Label x={271} y={labelY} width={124} strong={labels[name]} />
      </g>
    ))}
  </Chart>
));
