import { defineDrawing } from '#src/reading/drawings/define-drawing.ts';
import paint from '#src/reading/drawings/frame/Chart.module.css';
import { Chart } from '#src/reading/drawings/frame/Chart.tsx';
import { Steps, stepsHeight } from '#src/reading/drawings/frame/steps.tsx';
import { Shoe, Sole } from '#src/reading/drawings/people/feet.tsx';

const height = 128;

/** A foot in a basin, a cloth between its toes, an eye that looks at its sole, a closed shoe over a dry sock. */
export const footCare = defineDrawing(['wash', 'dry', 'look', 'shoes'], (labels) => (
  <Chart height={stepsHeight(4, height)}>
    <Steps
      height={height}
      beside
      numbered
      steps={[
        { label: labels.wash, picture: <Washed /> },
        { label: labels.dry, picture: <Dried /> },
        { label: labels.look, picture: <LookedAt /> },
        { label: labels.shoes, picture: <Shod /> },
      ]}
    />
  </Chart>
));

function Washed() {
  return (
    <>
      <path className={paint.water} d="M28 72H156L146 112H38Z" />
      <path
        className={paint.skin}
        d="M64 28H94C92 52 92 68 98 78 106 86 122 90 132 96 138 102 134 110 126 110H68C58 110 56 98 62 86 66 70 66 50 64 28Z"
      />
      <path className={paint.middle} d="M56 0H102L100 34H58Z" />
      <g transform="scale(2)">
        <path className={paint.skinLine} d="M60 49.5L62.5 52M62.5 48.5L64.5 51" />
      </g>
      <path className={paint.surfaceLine} d="M38 82H52M112 82H128M116 74H140" />
      <path className={paint.inkLine} d="M20 66L36 116H148L164 66" />
    </>
  );
}

/** Toes from above, a cloth that a finger and thumb draw through the first gap. */
function Dried() {
  return (
    <>
      <path
        className={paint.skin}
        d="M38 128C34 104 30 96 32 74 34 44 72 44 74 74L76 94C76 74 78 64 90 64S106 74 106 96C106 80 110 72 119 72S134 82 134 100C134 90 138 84 145 84S156 94 156 106L154 128Z"
      />
      <path
        className={paint.palm}
        d="M40 62H67Q69 72 66 82 53 86 41 82 38 72 40 62ZM84 72H97Q99 78 96 84 90 86 85 84 82 78 84 72ZM114 80H125Q126 85 124 89 119 91 115 89 113 85 114 80ZM141 92H150Q151 96 149 99 145 101 142 99 140 96 141 92Z"
      />
      <path className={paint.tooth} d="M52 20Q72 8 96 18 90 40 82 56 80 80 76 100 70 78 68 56 62 36 52 20Z" />
      <path className={paint.mutedLine} d="M66 30Q74 50 75 84M84 30Q80 40 78 60" />
      <path
        className={paint.skin}
        d="M50 0H104C106 10 106 22 98 26 92 28 90 24 88 22 86 30 76 34 73 24 70 32 60 32 58 24 50 22 48 10 50 0Z"
      />
      <g transform="scale(2)">
        <path className={paint.skinLine} d="M36.5 12V6M44 11V6M29 12L30 6" />
      </g>
    </>
  );
}

function LookedAt() {
  return (
    <>
      <Sole x={116} y={65} scale={0.6} />
      <path className={paint.inkLine} d="M14 78Q34 54 54 78Q34 102 14 78Z" />
      <circle className={paint.primary} cx="34" cy="78" r="8" />
      <path className={paint.inkLine} d="M60 68L84 46M62 78H88M60 88L86 108" strokeDasharray="1 8" />
    </>
  );
}

function Shod() {
  return (
    <>
      <path className={paint.tooth} d="M52 16H98L96 56H54Z" />
      <path className={paint.accentLine} d="M53 24H97M53 32H97" />
      <Shoe x={96} y={114} />
    </>
  );
}
