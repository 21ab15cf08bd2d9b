import { drawFigureLayers } from '#src/figures/body/figure.ts';
import type { Person } from '#src/figures/body/person.ts';
import type { Pose } from '#src/figures/body/pose.ts';
import { defineDrawing } from '#src/reading/drawings/define-drawing.ts';
import paint from '#src/reading/drawings/frame/Chart.module.css';
import { Chart } from '#src/reading/drawings/frame/Chart.tsx';
import { Cross } from '#src/reading/drawings/frame/marks.tsx';
import { Places, placesHeight } from '#src/reading/drawings/frame/Places.tsx';
import { wholeNumbers } from '#src/reading/drawings/people/whole-numbers.ts';

const names = ['cuff', 'back', 'feet', 'quiet'] as const;
const listY = 336;
const spots = {
  cuff: { x: 170, y: 128 },
  back: { x: 58, y: 176 },
  feet: { x: 228, y: 288 },
  quiet: { x: 284, y: 74 },
} as const;

export const measured: Person = {
  age: 'elder',
  form: 'woman',
  build: 'stout',
  skin: 3,
  hair: 'bun',
  top: { kind: 'vest', fabric: { colour: 'cloth-plum' } },
  bottom: { kind: 'trousers', fabric: { colour: 'cloth-blue' } },
  shoes: 'barefoot',
};

const upright: Pose = {
  torso: -92,
  head: -88,
  nearArm: [48, 4],
  farArm: [48, 4],
  nearLeg: [2, 90, 0],
  farLeg: [-2, 86, 0],
  anchor: 'hip',
};

const { far, body, nearArm } = drawFigureLayers(
  { person: measured, pose: upright, at: { x: 104, y: 246 }, scale: 2.2 },
  'measured',
);

/** A person on a chair whose pressure is measured: back supported, feet flat, the cuff as high as the heart. */
export const cuffAtHeart = defineDrawing(names, (labels) => (
  <Chart height={listY + placesHeight(names.length) + 6}>
    <circle className={paint.low} cx="150" cy="180" r="140" />
    <path className={paint.high} d="M70 124H82V246H150V258H142V314H131V258H82V314H70Z" />
    <g dangerouslySetInnerHTML={{ __html: wholeNumbers(far + body) }} />
    <path className={paint.ink} d="M142 188H330V198H318V314H307V198H142Z" />
    <path className={paint.mutedFill} d="M8 314H332V320H8Z" />
    <g dangerouslySetInnerHTML={{ __html: wholeNumbers(nearArm) }} />
    <Monitor />
    <Quiet />
    <Places y={listY} places={names.map((name) => ({ ...spots[name], label: labels[name] }))} />
  </Chart>
));

/** The cuff on the upper arm, its tube and the device on the table; a line from the heart to the cuff. */
function Monitor() {
  return (
    <>
      <path className={paint.inkLine} d="M140 160C172 116 214 122 232 148S252 166 264 158" />
      <path className={paint.water} d="M-14-15H14V15H-14Z" transform="translate(124 166)rotate(48)" />
      <path className={paint.inkLine} d="M-14-15H14V15H-14Z" transform="translate(124 166)rotate(48)" />
      <path className={paint.accent} d="M98 176Q80 162 92 156 97 155 98 160 99 155 104 156 116 162 98 176Z" />
      <path className={paint.ink} d="M256 188L266 140H318V188Z" />
      <path className={paint.surface} d="M272 148H310V168H268Z" />
      <path className={paint.primaryLine} d="M276 159H284L288 152 294 164 298 159H306" />
    </>
  );
}

/** Words that are not said. */
function Quiet() {
  return (
    <>
      <path className={paint.inkLine} d="M182 50H240V94H190L168 104 176 88V50Z" />
      <path className={paint.inkLine} d="M194 72V72M208 72V72M222 72V72" />
      <Cross x={240} y={50} r={13} />
    </>
  );
}
