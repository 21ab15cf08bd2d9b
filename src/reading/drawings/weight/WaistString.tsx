import type { ReactNode } from 'react';
import { defineDrawing } from '#src/reading/drawings/define-drawing.ts';
import paint from '#src/reading/drawings/frame/Chart.module.css';
import { Chart } from '#src/reading/drawings/frame/Chart.tsx';
import { Label } from '#src/reading/drawings/frame/Label.tsx';
import { FrontHead } from '#src/reading/drawings/people/people.tsx';

/** Four steps with a string: as long as you are tall, folded, laid around the waist, its ends meet with room to spare. */
export const waistString = defineDrawing(['height', 'fold', 'around', 'closes'], (labels) => (
  <Chart height={590}>
    <Step number={1} x={8} y={20} label={labels.height}>
      <Person at="translate(68 14)" arms="M-17 40L-20 60-20 80M17 40L20 60 20 80" />
      <path className={paint.accentLine} d="M118 14V166M112 14H124M112 166H124" />
    </Step>
    <Step number={2} x={174} y={20} label={labels.fold}>
      <path className={paint.mutedLine} d="M79 42V150" strokeDasharray="1 7" />
      <path className={paint.accentLine} d="M66 152V60A13 13 0 0 1 92 60V152" />
      <path className={paint.inkLine} d="M112 150V106M105 113L112 106L119 113" />
    </Step>
    <Step number={3} x={8} y={306} label={labels.around}>
      <Measured hands="M-17 40L-28 56-17 64M17 40L28 56 17 64" />
      <Cord d="M58 114Q79 128 100 114" />
    </Step>
    <Step number={4} x={174} y={306} label={labels.closes}>
      <Measured hands="M-17 40L-28 56-10 71M17 40L28 56 10 71" />
      <Cord d="M58 114Q68 121 82 121L95 130M100 114Q90 121 76 121L63 130" />
    </Step>
  </Chart>
));

interface StepProps {
  number: number;
  x: number;
  y: number;
  label: string;
  children: ReactNode;
}

function Step({ number, x, y, label, children }: StepProps) {
  const ground = number % 3 === 1 ? paint.primarySoft : paint.accentSoft;
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect className={ground} width="158" height="276" rx="14" />
      <circle className={paint.primary} cx="22" cy="22" r="14" />
      <text className={`${paint.text} ${paint.strong} ${paint.onPrimary}`} x="22" y="28">
        {number}
      </text>
      {children}
      <rect className={ground} y="186" width="158" height="90" rx="14" />
      <Label x={79} y={230} width={146} strong={label} />
    </g>
  );
}

/** The string on a body, with a pale edge so that it stands out from the clothes. */
function Cord({ d }: { d: string }) {
  return (
    <>
      <path className={paint.halo} d={d} />
      <path className={paint.accentLine} d={d} />
    </>
  );
}

/** A whole man from the front, bare above his shorts: the crown at the origin, the feet 150 units below. */
function Person({ at, arms }: { at: string; arms: string }) {
  return (
    <g transform={at}>
      <path className={paint.skinLimb} d="M-7 96L-8 144-12 147M7 96L8 144 12 147" />
      <path
        className={paint.skin}
        d="M-5 20V30Q-5 33-11 34-18 35-20 41L-15 50Q-12 56-12.5 61-14.5 66-14.5 76H14.5Q14.5 66 12.5 61 12 56 15 50L20 41Q18 35 11 34 5 33 5 30V20Z"
      />
      <path className={paint.skinLine} d="M-9 57Q-5 51 0 51T9 57M-13 72L-9 69M13 72L9 69M0 67V68" />
      <path className={paint.middle} d="M-14.5 73H14.5L17 110H3L0 92-3 110H-17Z" />
      <path className={paint.skinLimb} d={arms} />
      <FrontHead x={0} y={14} />
    </g>
  );
}

/** The same man nearer, down to his thighs, with both hands at his waist. */
function Measured({ hands }: { hands: string }) {
  return <Person at="translate(79 8)scale(1.7)" arms={hands} />;
}
