import type { ReactNode } from 'react';
import { paint as colourOf } from '#src/figures/body/palette.ts';
import { defineDrawing } from '#src/reading/drawings/define-drawing.ts';
import paint from '#src/reading/drawings/frame/Chart.module.css';
import { Chart } from '#src/reading/drawings/frame/Chart.tsx';
import { StepTile } from '#src/reading/drawings/frame/StepTile.tsx';
import { Limb } from '#src/reading/drawings/people/cast.tsx';

const size = { height: 262, words: 98 };

/** Four stages of bitter cassava: peeled, soaked under a lid for days, soft, and dried in the sun. */
export const soakCassava = defineDrawing(['peel', 'soak', 'change', 'dry'], (labels) => (
  <Chart height={562}>
    <StepTile number={1} x={8} y={20} {...size} label={labels.peel}>
      <Peeled />
    </StepTile>
    <StepTile number={2} x={174} y={20} {...size} label={labels.soak} ground="accent">
      <Pot />
      <path className={paint.mutedFill} d="M16 70H142V78H16ZM70 70V62Q70 56 76 56H82Q88 56 88 62V70Z" />
      <Suns />
    </StepTile>
    <StepTile number={3} x={8} y={292} {...size} label={labels.change} ground="accent">
      <Pot />
      <Press />
    </StepTile>
    <StepTile number={4} x={174} y={292} {...size} label={labels.dry}>
      <Sun at="translate(116 42)" />
      <Rack />
    </StepTile>
  </Chart>
));

/** A peeled root, 84 units long, its thick end at the start. */
function Root({ at, children }: { at: string; children?: ReactNode }) {
  return (
    <g transform={at}>
      <path
        className={paint.tooth}
        d="M-42-2C-40-14-24-16-6-14 12-12 32-8 42 2 32 8 12 14-8 14-26 14-42 12-42-2Z"
      />
      {children}
    </g>
  );
}

function Peeled() {
  return (
    <>
      <Root at="translate(78 132)scale(1.45)" />
      <Root at="translate(84 84)rotate(-8)scale(1.5)">
        <path
          d="M-42-2C-40-14-24-16-6-14L2-13Q-6 0 3 13L-8 14C-26 14-42 12-42-2Z"
          fill={colourOf('cloth-brown')}
        />
      </Root>
      <Limb d="M86 66Q96 58 106 64T112 84" width={7} colour="cloth-brown" />
      <path className={paint.mutedFill} d="M76 72L108 26 118 32 86 78Q76 80 76 72Z" />
      <Limb d="M116 25L128 13" width={13} colour="cloth-black" />
    </>
  );
}

/** A pot cut open, with roots under water. */
function Pot() {
  return (
    <>
      <path className={paint.water} d="M24 92H134L126 146Q124 152 118 152H40Q34 152 32 146Z" />
      <Root at="translate(78 136)scale(.9)" />
      <Root at="translate(70 112)rotate(-6)scale(.9)" />
      <path className={paint.inkLine} d="M20 80L30 148Q32 155 40 155H118Q126 155 128 148L138 80" />
    </>
  );
}

/** Three days, and a fourth that may be needed. */
function Suns() {
  return (
    <>
      <circle className={paint.sun} cx="56" cy="28" r="10" />
      <circle className={paint.sun} cx="84" cy="28" r="10" />
      <circle className={paint.sun} cx="112" cy="28" r="10" />
      <circle className={paint.mutedLine} cx="138" cy="28" r="9" />
    </>
  );
}

/** A hand presses a root that has become soft: it gives way between the fingers. */
function Press() {
  return (
    <>
      <Limb d="M143 20L128 34" width={28} colour="cloth-plum" />
      <Limb d="M128 34L112 46" width={24} />
      <Limb d="M112 44Q92 42 78 58" width={11} side="far" />
      <g transform="translate(66 66)rotate(-4)">
        <path
          className={paint.tooth}
          d="M-42-4C-40-14-24-16-6-14Q4-4 14-11C28-8 34-4 42 4 32 10 24 12 14 11Q2 6-8 14C-26 14-42 10-42-4Z"
        />
        <path className={paint.mutedLine} d="M2-6L-1 0 4 5" />
      </g>
      <Limb d="M118 50Q104 70 82 76M114 46Q98 52 76 54" width={11} />
    </>
  );
}

function Sun({ at }: { at: string }) {
  return (
    <g transform={at}>
      <circle className={paint.sun} r="20" />
      <path
        className={paint.accentLine}
        d="M0-27V-34M0 27V34M-27 0H-34M27 0H34M-19-19L-24-24M19-19L24-24M-19 19L-24 24M19 19L24 24"
      />
    </g>
  );
}

/** Pieces of root side by side on a raised mat. */
function Rack() {
  return (
    <>
      <path className={paint.inkLine} d="M22 136V156M136 136V156M40 100V92M120 100V92" />
      <path className={paint.high} d="M32 90H126L152 132V138H6V132Z" />
      {pieces.map(([x, y]) => (
        <Root key={`${x} ${y}`} at={`translate(${x} ${y})rotate(${x % 2 ? 16 : -12})scale(.36)`} />
      ))}
    </>
  );
}

const pieces = [
  [48, 99],
  [78, 100],
  [109, 99],
  [32, 120],
  [63, 117],
  [94, 120],
  [125, 117],
] as const;
