import { defineDrawing } from '#src/reading/drawings/define-drawing.ts';
import paint from '#src/reading/drawings/frame/Chart.module.css';
import { Chart } from '#src/reading/drawings/frame/Chart.tsx';
import { Cross, Tick } from '#src/reading/drawings/frame/marks.tsx';
import { Steps, stepsHeight } from '#src/reading/drawings/frame/steps.tsx';
import { SidePerson } from '#src/reading/drawings/people/heads.tsx';

const height = 160;
const drop = 'q-10 14 0 18q10-4 0-18Z';

/** A leaf stands for the vulva: water runs around it, nothing goes in; a woman, and an arrow from front to back. */
export const washOutside = defineDrawing(['outside', 'inside', 'direction'], (labels) => (
  <Chart height={stepsHeight(3, height)}>
    <Steps
      height={height}
      beside
      steps={[
        { label: labels.outside, picture: <Outside /> },
        { label: labels.inside, picture: <Inside /> },
        { label: labels.direction, picture: <Direction /> },
      ]}
    />
  </Chart>
));

/** The leaf in its ring. */
function Leaf() {
  return (
    <>
      <circle className={paint.surface} r="58" />
      <path className={paint.middle} d="M0-40C24-16 24 16 0 40-24 16-24-16 0-40Z" />
      <path className={paint.surfaceLine} d="M0-24V26M0 14L8 6M0 14L-8 6M0-2L8-10M0-2L-8-10" />
    </>
  );
}

function Outside() {
  return (
    <g transform="translate(84 84)">
      <Leaf />
      <path
        className={paint.water}
        d={`M-34-40${drop}M34-40${drop}M-42-4${drop}M42-4${drop}M-30 26${drop}M30 26${drop}M-14-68${drop}M14-68${drop}`}
      />
      <Tick x={52} y={48} r={16} />
    </g>
  );
}

function Inside() {
  return (
    <g transform="translate(84 80)">
      <Leaf />
      <circle className={paint.high} cx="-58" cy="52" r="19" />
      <path className={paint.high} d="M-66 35L-28 12-20 23-44 65Z" />
      <path className={paint.inkLine} d="M-18 15L2 4M-9 0L2 4-2 15" />
      <Cross x={52} y={48} r={16} />
    </g>
  );
}

function Direction() {
  return (
    <g transform="translate(84 0)">
      <path className={paint.skin} d="M-8 44H8L10 64H-10Z" />
      <path
        className={paint.middle}
        d="M-10 58C-4 64 6 64 11 58 19 64 23 76 17 89 16 100 19 108 21 116L30 160H-34L-26 116C-24 106-18 100-16 92-20 82-19 66-10 58Z"
      />
      <SidePerson look="bun" x={2} y={32} scale={1.4} />
      <g transform="scale(1.4)">
        <path className={paint.skinLimb} d="M-3 49L-6 66 1 79" />
      </g>
      <path className={paint.halo} d="M42 112C40 146-34 150-44 120" />
      <path className={paint.accentLine} d="M42 112C40 146-34 150-44 120M-54 130L-45 118-34 127" />
    </g>
  );
}
