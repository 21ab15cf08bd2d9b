import type { ReactNode } from 'react';
import { defineDrawing } from '#src/reading/drawings/define-drawing.ts';
import paint from '#src/reading/drawings/frame/Chart.module.css';
import { Chart } from '#src/reading/drawings/frame/Chart.tsx';
import { Clock } from '#src/reading/drawings/frame/marks.tsx';
import { StepTile } from '#src/reading/drawings/frame/StepTile.tsx';
import { FrontFace, Limb, SideFace } from '#src/reading/drawings/people/cast.tsx';

const names = ['balance', 'eyes', 'face', 'arm', 'speech', 'time'] as const;

const pictures: Readonly<Record<(typeof names)[number], ReactNode>> = {
  balance: <Balance />,
  eyes: <Eyes />,
  face: <Face />,
  arm: <Arm />,
  speech: <Speech />,
  time: <Time />,
};

/** Five signs of a stroke, and the clock and the telephone. */
export const beFast = defineDrawing(names, (labels) => (
  <Chart height={560}>
    {names.map((name, index) => (
      <StepTile
        key={name}
        x={8 + (index % 2) * 166}
        y={18 + Math.floor(index / 2) * 181}
        height={176}
        words={80}
        label={labels[name]}
        strong={false}
        ground={name === 'time' ? 'accent' : 'primary'}
      >
        <g transform="translate(11 5)scale(.86)">{pictures[name]}</g>
      </StepTile>
    ))}
  </Chart>
));

function Balance() {
  return (
    <>
      <Limb d="M80 66L66 84 62 104 68 105M84 66L98 82 96 102 103 103" width={10} colour="cloth-blue" />
      <Limb d="M80 40L60 36 44 22" width={8} />
      <Limb d="M90 40L82 64" width={21} colour="cloth-ochre" />
      <Limb d="M98 42L116 46 126 60" width={8} />
      <FrontFace x={97} y={20} scale={1.25} turn={18} />
      <path className={paint.mutedLine} d="M30 110H134" />
      <path className={paint.accentLine} d="M122 8Q136 18 140 34M132 30L140 35 145 27M54 66Q46 74 46 84" />
    </>
  );
}

function Shoulders() {
  return (
    <>
      <path className={paint.middle} d="M26 110Q30 98 62 94H96Q128 98 132 110Z" />
      <Limb d="M79 96V84" width={24} />
    </>
  );
}

function Eyes() {
  return (
    <>
      <Shoulders />
      <FrontFace x={79} y={50} scale={3.5} wear="elder" />
      <ellipse className={paint.mutedFill} cx="94" cy="50" rx="17" ry="12" />
      <path className={paint.surfaceLine} d="M84 47Q89 43 94 47T104 47M84 54Q89 50 94 54T104 54" />
    </>
  );
}

function Face() {
  return (
    <>
      <Shoulders />
      <FrontFace
        x={79}
        y={50}
        scale={3.5}
        eyes="M-4-.5V1M2.5 1.5H6M4 2V3M-6-3.5Q-4-4.5-2.5-3.5M6-1Q4-2.5 2.5-2"
        lines="M-1.5 3.5Q0 5 1.5 3.5M-4 7Q-1 7 1 8 4 8.5 5.5 11"
      />
      <path className={paint.accentLine} d="M132 44V80M125 72L132 81 139 72" />
    </>
  );
}

function Arm() {
  return (
    <>
      <Limb d="M40 66L8 62M112 78L134 100" width={11} />
      <Limb d="M68 70L36 66M92 70L110 80" width={17} colour="cloth-teal" />
      <Limb d="M68 72H90V98H68ZM79 76V98" width={22} colour="cloth-teal" />
      <Limb d="M79 64V52" width={14} />
      <FrontFace x={79} y={40} scale={1.7} wear="headwrap" />
      <path className={paint.accentLine} d="M140 46V74M133 66L140 75 147 66" />
    </>
  );
}

function Speech() {
  return (
    <>
      <path className={paint.middle} d="M4 110Q8 98 32 92L60 92Q76 98 78 110Z" />
      <Limb d="M46 96V80" width={20} />
      <SideFace x={46} y={54} scale={2.9} wear="bun" mouth="M10.5 7Q8 6 6.5 8.5" />
      <path
        className={paint.surface}
        d="M96 12H142Q150 12 150 20V60Q150 68 142 68H104L86 78 90 64Q88 62 88 60V20Q88 12 96 12Z"
      />
      <path
        className={paint.inkLine}
        d="M96 12H142Q150 12 150 20V60Q150 68 142 68H104L86 78 90 64Q88 62 88 60V20Q88 12 96 12Z"
      />
      <path
        className={paint.accentLine}
        d="M98 34Q102 22 108 34T118 30 126 38 140 26M100 54Q108 44 114 54T124 50"
      />
    </>
  );
}

function Time() {
  return (
    <>
      <Clock x={52} y={60} r={40} minutes={0} />
      <path
        className={paint.ink}
        d="M108 14H140Q147 14 147 21V99Q147 106 140 106H108Q101 106 101 99V21Q101 14 108 14Z"
      />
      <path className={paint.surface} d="M106 24H142V92H106Z" />
      <path
        className={paint.primary}
        d="M113 46Q110 52 116 62T131 78Q136 76 137 71L129 65 125 68Q119 63 118 56L122 53 118 44Q114 44 113 46Z"
      />
    </>
  );
}
