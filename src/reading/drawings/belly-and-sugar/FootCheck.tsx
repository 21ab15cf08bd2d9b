import { type Figure, placeJoints } from '#src/figures/body/figure.ts';
import { defineDrawing } from '#src/reading/drawings/define-drawing.ts';
import paint from '#src/reading/drawings/frame/Chart.module.css';
import { Chart } from '#src/reading/drawings/frame/Chart.tsx';
import { Label } from '#src/reading/drawings/frame/Label.tsx';
import { Tile } from '#src/reading/drawings/frame/marks.tsx';
import { Sole } from '#src/reading/drawings/people/feet.tsx';
import { MovingPerson } from '#src/reading/drawings/people/moving-person.tsx';

const looking: Figure = {
  person: {
    age: 'elder',
    form: 'man',
    build: 'average',
    skin: 3,
    hair: 'short',
    beard: true,
    top: { kind: 'tee', fabric: { colour: 'cloth-ochre' } },
    bottom: { kind: 'trousers', fabric: { colour: 'cloth-blue' } },
    shoes: 'barefoot',
  },
  pose: {
    torso: [-78, -66],
    head: -58,
    nearArm: [66, 20],
    farArm: [60, 14],
    nearLeg: [-2, 40, -46],
    farLeg: [4, 92, 0],
    anchor: 'hip',
  },
  at: { x: 76, y: 142 },
  scale: 1.25,
};

const { head } = placeJoints(looking);
const { foot } = placeJoints(looking).nearLeg;

/** Someone sits and sees the sole of a foot in a mirror on the floor; below, the places to look at on a foot. */
export const footCheck = defineDrawing(['sole', 'between', 'top'], (labels) => (
  <Chart height={534}>
    <Tile x={8} y={20} width={324} height={212}>
      <path className={paint.mutedLine} d="M16 199H308" />
      <path className={paint.soda} d="M36 142H112V154H106V198H96V154H52V198H42V154H36Z" />
      <Mirror />
      <MovingPerson figure={looking} />
      <path
        className={paint.accentLine}
        d={`M${Math.round(head.x + 18)} ${Math.round(head.y + 6)}L252 150L${Math.round(foot.x + 12)} ${Math.round(foot.y + 8)}`}
        strokeDasharray="1 9"
      />
    </Tile>
    <Sole x={60} y={346} />
    <FootTop />
    <Mark x={58} y={316} />
    <Mark x={58} y={418} />
    <Mark x={282} y={350} />
    <Mark x={282} y={406} />
    <Mark x={92} y={293} r={6} />
    <Mark x={250} y={293} r={6} />
    <path className={paint.mutedLine} d="M144 338L100 300M198 338L242 300" />
    <Label x={171} y={388} width={136} strong={labels.between} />
    <Label x={84} y={458} width={160} strong={labels.sole} hangs />
    <Label x={256} y={458} width={160} strong={labels.top} hangs />
  </Chart>
));

/** It leans on a block, so that it shows the sole to the eyes. */
function Mirror() {
  return (
    <>
      <path className={paint.high} d="M276 160H300V198H276Z" />
      <path className={paint.soda} d="M226 198L270 120 280 126 238 198Z" />
      <path className={paint.water} d="M232 190L268 126 272 128 236 192Z" />
    </>
  );
}

function Mark({ x, y, r = 13 }: { x: number; y: number; r?: number }) {
  return (
    <>
      <circle className={paint.halo} cx={x} cy={y} r={r} />
      <circle className={paint.accentLine} cx={x} cy={y} r={r} />
    </>
  );
}

/** A foot from above, its toes upwards. */
function FootTop() {
  return (
    <g transform="translate(282 346)">
      <path
        className={paint.skin}
        d="M22 92C40 80 30 44 32 14 34-14 42-40 42-64 44-98 10-102 8-66 10-90-14-88-12-60-12-80-33-78-30-52-32-68-47-64-43-42-47-52-58-44-52-28-44-6-28 22-28 50-28 86-2 106 22 92Z"
      />
      <path
        className={paint.palm}
        d="M16-76C16-92 35-92 35-76 35-66 17-66 16-76ZM-7-70C-7-82 5-82 4-70 3-64-6-64-7-70ZM-26-61C-27-71-16-72-16-62-17-56-25-56-26-61ZM-39-50C-40-58-32-58-31-51-31-45-38-45-39-50ZM-51-36C-51-42-45-42-44-37-44-32-50-32-51-36Z"
      />
    </g>
  );
}
