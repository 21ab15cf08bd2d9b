import type { ReactNode } from 'react';
import { defineDrawing } from '#src/reading/drawings/define-drawing.ts';
import paint from '#src/reading/drawings/frame/Chart.module.css';
import { Chart } from '#src/reading/drawings/frame/Chart.tsx';
import { Steps, stepsHeight } from '#src/reading/drawings/frame/steps.tsx';
import { SidePerson } from '#src/reading/drawings/people/heads.tsx';
import { SideHead } from '#src/reading/drawings/people/people.tsx';

const height = 152;

/** Three people at work: a welder behind a filter, someone with sealed goggles, someone with side shields. */
export const eyeProtection = defineDrawing(['welding', 'chemicals', 'grinding'], (labels) => (
  <Chart height={stepsHeight(3, height)}>
    <Steps
      height={height}
      beside
      steps={[
        { label: labels.welding, picture: <Welder /> },
        { label: labels.chemicals, picture: <Goggles /> },
        { label: labels.grinding, picture: <Glasses /> },
      ]}
    />
  </Chart>
));

/** Neck and shoulders in a tile, the middle of the head at the origin. */
function Bust({ cloth, children }: { cloth: string | undefined; children: ReactNode }) {
  return (
    <g transform="translate(72 80)scale(.88)">
      <path className={paint.skin} d="M-26 24L-30 78H22L16 48Z" />
      <path className={cloth} d="M-72 82C-70 60-52 56-31 52Q-8 66 18 58C40 60 52 66 54 82Z" />
      {children}
    </g>
  );
}

function Welder() {
  return (
    <Bust cloth={paint.high}>
      <SideHead x={0} y={0} scale={4.4} />
      <path className={paint.inkLine} d="M-52-20Q-30-38-6-36" />
      <path
        className={paint.primary}
        opacity=".5"
        d="M-8-58C20-74 58-58 66-24L74 36C72 56 54 70 30 72 14 56 0 36-6 8Z"
      />
      <path className={paint.inkLine} d="M-8-58C20-74 58-58 66-24L74 36C72 56 54 70 30 72 14 56 0 36-6 8Z" />
      <path className={paint.hair} d="M44-26L72-22 77 14 46 16Z" />
      <path
        fill="var(--figure-cloth-ochre,#e0a030)"
        d="M94 22L100 44 116 32 108 50 122 56 106 62 110 80 96 68 84 80 86 62 72 60 84 50 80 36 92 44Z"
      />
    </Bust>
  );
}

function Goggles() {
  return (
    <Bust cloth={paint.middle}>
      <SidePerson look="bun" x={0} y={0} scale={4.4} />
      <path className={paint.accentLine} d="M-52-2Q-20 8 20-4M-50 7Q-20 17 20 7" />
      <path className={paint.water} opacity=".5" d="M20-26H46Q58-26 58-12V6Q58 20 46 20H32Q18 20 18 6Z" />
      <path className={paint.inkLine} d="M20-26H46Q58-26 58-12V6Q58 20 46 20H32Q18 20 18 6Z" />
      <path
        className={paint.accent}
        d="M72-20C82-22 90-26 96-30 96-18 82-8 72-20ZM76 14C84 8 92 4 102 4 98 18 84 24 76 14ZM82 44C88 36 96 32 106 30 104 44 92 54 82 44Z"
      />
    </Bust>
  );
}

function Glasses() {
  return (
    <Bust cloth={paint.primary}>
      <SidePerson look="greyBeard" x={0} y={0} scale={4.4} />
      <path className={paint.water} opacity=".5" d="M20-22H52L60 10Q40 20 22 10Z" />
      <path className={paint.inkLine} d="M20-22H52L60 10Q40 20 22 10ZM42-22L47 15M21-6L-12-2" />
      <circle className={paint.mutedFill} cx="98" cy="60" r="22" />
      <circle className={paint.surface} cx="98" cy="60" r="6" />
      <path className={paint.accentLine} d="M80 38L70 20M88 32L82 8M96 30L98 4M76 46L66 38" />
    </Bust>
  );
}
