import { defineDrawing } from '#src/reading/drawings/define-drawing.ts';
import paint from '#src/reading/drawings/frame/Chart.module.css';
import { Chart } from '#src/reading/drawings/frame/Chart.tsx';
import { Tick } from '#src/reading/drawings/frame/marks.tsx';
import { Steps, stepsHeight } from '#src/reading/drawings/frame/steps.tsx';

const height = 100;

/** Five steps with a condom: the date, opened with the fingers, the tip squeezed, rolled down, knotted into a bin. */
export const condomSteps = defineDrawing(['date', 'open', 'squeeze', 'roll', 'after'], (labels) => (
  <Chart height={stepsHeight(5, height)}>
    <Steps
      height={height}
      beside
      numbered
      steps={[
        { label: labels.date, picture: <DateStep /> },
        { label: labels.open, picture: <Opened /> },
        { label: labels.squeeze, picture: <Squeezed /> },
        { label: labels.roll, picture: <Rolled /> },
        { label: labels.after, picture: <Thrown /> },
      ]}
    />
  </Chart>
));

/** Finger and thumb from above that meet at the origin. */
function Pinch({ at }: { at: string }) {
  return (
    <g transform={at}>
      <path className={paint.middle} d="M-16-58H16V-40H-16Z" />
      <path className={paint.skin} d="M-14-44H14C18-34 18-22 10-16 4-12-4-12-9-17-16-22-17-34-14-44Z" />
      <path className={paint.skinLimb} d="M11-24C13-14 9-8 3.5-3M-11-26C-13-16-9-8-3.5-3" />
      <path className={paint.skinLine} d="M-5-13Q-6-20-2-24M2-13Q1-20 5-23" />
    </g>
  );
}

function Packet({ at }: { at: string }) {
  return (
    <g transform={at}>
      <path
        className={paint.primary}
        d="M-30-30L-24-26-18-30-12-26-6-30 0-26 6-30 12-26 18-30 24-26 30-30V30L24 26 18 30 12 26 6 30 0 26-6 30-12 26-18 30-24 26-30 30Z"
      />
      <circle className={paint.surfaceLine} r="16" />
      <circle className={paint.surfaceLine} r="9" />
    </g>
  );
}

function DateStep() {
  return (
    <>
      <Packet at="translate(70 52)" />
      <path className={paint.tooth} d="M112 30H156V76H112Z" />
      <path className={paint.accent} d="M112 26H156V40H112Z" />
      <path className={paint.inkLine} d="M122 20V30M146 20V30" />
      <path className={paint.mutedLine} d="M120 50H126M132 50H138M144 50H150M120 60H126" />
      <Tick x={142} y={66} r={12} />
    </>
  );
}

function Opened() {
  return (
    <>
      <Packet at="translate(88 60)" />
      <path className={paint.surfaceLine} d="M90 31L96 38 102 40 104 48 112 50 117 58" />
      <Pinch at="translate(60 66)rotate(-106)" />
      <Pinch at="translate(111 40)rotate(68)" />
    </>
  );
}

function Squeezed() {
  return (
    <>
      <path className={paint.tooth} d="M52 86C54 74 70 72 79 66V54Q86 48 93 54V66C102 72 118 74 120 86Z" />
      <rect className={paint.tooth} x="46" y="82" width="80" height="10" rx="5" />
      <Pinch at="translate(86 60)" />
    </>
  );
}

function Rolled() {
  return (
    <>
      <path className={paint.low} d="M66 100V40C66 14 106 14 106 40V100Z" />
      <path
        className={paint.tooth}
        d="M63 74V40C63 26 74 20 80 17V10Q86 4 92 10V17C98 20 109 26 109 40V74Z"
      />
      <rect className={paint.tooth} x="57" y="70" width="58" height="10" rx="5" />
      <path className={paint.inkLine} d="M42 34V70M33 61L42 70 51 61M130 34V70M121 61L130 70 139 61" />
    </>
  );
}

function Thrown() {
  return (
    <>
      <path className={paint.mutedFill} d="M96 40H152L146 92H102Z" />
      <path className={paint.inkLine} d="M90 38H158M112 50L114 82M124 50V82M136 50L134 82" />
      <path className={paint.tooth} d="M40 40C36 56 34 70 44 76S62 70 56 56L50 40 56 28H36Z" />
      <path className={paint.inkLine} d="M38 38H52M72 44C76 20 96 10 112 22M104 14L113 23 102 28" />
    </>
  );
}
