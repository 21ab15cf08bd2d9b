import { defineDrawing } from '#src/reading/drawings/define-drawing.ts';
import paint from '#src/reading/drawings/frame/Chart.module.css';
import { Chart } from '#src/reading/drawings/frame/Chart.tsx';
import { Steps, Sun, stepsHeight } from '#src/reading/drawings/frame/steps.tsx';

const height = 170;

/** Period cloths: washed with soap, hung in the full sun, ironed and kept in a clean bag. */
export const dryingCloths = defineDrawing(['soap', 'sun', 'iron'], (labels) => (
  <Chart height={stepsHeight(3, height)}>
    <Steps
      height={height}
      numbered
      steps={[
        { label: labels.soap, picture: <Basin /> },
        { label: labels.sun, picture: <Line /> },
        { label: labels.iron, picture: <Iron /> },
      ]}
    />
  </Chart>
));

function Basin() {
  return (
    <>
      <path className={paint.gum} d="M128 56C130 30 150 20 166 30S206 16 224 56Z" />
      <path
        className={paint.tooth}
        d="M100 58A13 13 0 0 1 116 38 15 15 0 0 1 144 36 11 11 0 0 1 158 58ZM192 58A14 14 0 0 1 214 40 14 14 0 0 1 238 40 12 12 0 0 1 252 58Z"
      />
      <path className={paint.primary} d="M86 56H266L242 112H110Z" />
      <path className={paint.low} d="M156 50L196 48 202 94Q182 102 166 94Z" />
      <path className={paint.accentLine} d="M168 58L176 92M184 57L192 90" />
      <path className={paint.inkLine} d="M80 56H272" />
      <path
        className={paint.high}
        d="M14 94Q14 84 24 84H68Q78 84 78 94V102Q78 112 68 112H24Q14 112 14 102Z"
      />
      <path className={paint.surfaceLine} d="M32 98H60" />
      <path
        className={paint.mutedLine}
        d="M26 72a6 6 0 1 0 .1 0M46 62a8 8 0 1 0 .1 0M284 38a7 7 0 1 0 .1 0"
      />
    </>
  );
}

function Line() {
  return (
    <>
      <Sun x={276} y={30} scale={1.3} />
      <path className={paint.inkLine} d="M38 40V116M312 40V116M38 44Q170 84 312 44" />
      <path className={paint.tooth} d="M58 50L112 60V114Q84 118 58 108Z" />
      <path className={paint.gum} d="M126 62L186 64V116Q156 120 126 114Z" />
      <path className={paint.low} d="M200 63L254 58V110Q228 118 200 114Z" />
      <path className={paint.accentLine} d="M66 46V57M104 54V64M134 57V68M178 58V69M208 57V68M246 52V64" />
    </>
  );
}

function Iron() {
  return (
    <>
      <path className={paint.low} d="M20 92H158V108H20Z" />
      <path className={paint.accentLine} d="M20 100H158" />
      <path className={paint.primary} d="M48 88C54 64 82 52 108 54L142 56 148 88Z" />
      <path className={paint.inkLine} d="M48 90H150M84 56C82 34 92 30 104 30H130C144 30 144 42 140 56" />
      <path className={paint.inkLine} d="M172 76H200M192 67L201 76 192 85" />
      <path className={paint.tooth} d="M244 20L284 16V48H244Z" />
      <path className={paint.gum} d="M238 30L274 24V56H238Z" />
      <path className={paint.middle} d="M226 44Q260 52 294 44L306 98Q308 110 296 110H224Q212 110 214 98Z" />
      <path className={paint.surfaceLine} d="M224 54Q260 64 296 54M296 54L304 66" />
    </>
  );
}
