import { drawFigureLayers } from '#src/figures/body/figure.ts';
import type { Person } from '#src/figures/body/person.ts';
import type { Pose } from '#src/figures/body/pose.ts';
import { defineDrawing } from '#src/reading/drawings/define-drawing.ts';
import paint from '#src/reading/drawings/frame/Chart.module.css';
import { Chart } from '#src/reading/drawings/frame/Chart.tsx';
import { Places, placesHeight } from '#src/reading/drawings/frame/Places.tsx';
import { wholeNumbers } from '#src/reading/drawings/people/whole-numbers.ts';

const listY = 386;

const shirt = { colour: 'cloth-blue' } as const;

export const sitter: Person = {
  age: 'adult',
  form: 'man',
  build: 'average',
  skin: 3,
  hair: 'short',
  top: { kind: 'tee', fabric: shirt },
  bottom: { kind: 'shorts', fabric: shirt },
  wrap: { kind: 'tunic', fabric: shirt, share: 0.78 },
  shoes: 'barefoot',
};

/** Feet on a stool, knees above the hips, the trunk bent forward and the forearms on the thighs. */
const leaning: Pose = {
  torso: [-72, -60],
  head: -70,
  nearArm: [66, 4],
  farArm: [60, 0],
  nearLeg: [-22, 92, 0],
  farLeg: [-26, 88, 0],
  anchor: 'hip',
};

const seat = { x: 118, y: 276 };
const { far, body, nearArm } = drawFigureLayers(
  { person: sitter, pose: leaning, at: seat, scale: 2.5 },
  'sitter',
);

/** A person on a toilet, the feet on a low stool. */
export const footStool = defineDrawing(['knees', 'stool', 'lean'], (labels) => (
  <Chart height={listY + placesHeight(3) + 6}>
    <circle className={paint.low} cx="166" cy="206" r="142" />
    <g dangerouslySetInnerHTML={{ __html: wholeNumbers(far) }} />
    <path
      className={paint.tooth}
      d="M26 166H70V278H146L130 328 134 368H64L58 326Q30 316 26 278ZM22 156H74V168H22Z"
    />
    <g dangerouslySetInnerHTML={{ __html: wholeNumbers(body + nearArm) }} />
    <path className={paint.high} d="M166 325H270V339H262V368H248V339H188V368H174V339H166Z" />
    <path className={paint.mutedFill} d="M8 368H332V374H8Z" />
    <path className={paint.accentLine} d="M112 72Q132 42 164 38M152 31L165 38 156 50" />
    <Places
      y={listY}
      places={[
        { x: 236, y: 232, label: labels.knees },
        { x: 218, y: 354, label: labels.stool },
        { x: 100, y: 88, label: labels.lean },
      ]}
    />
  </Chart>
));
