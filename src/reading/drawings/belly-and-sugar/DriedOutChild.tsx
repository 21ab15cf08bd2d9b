import { paint as colourOf } from '#src/figures/body/palette.ts';
import { defineDrawing } from '#src/reading/drawings/define-drawing.ts';
import paint from '#src/reading/drawings/frame/Chart.module.css';
import { Chart } from '#src/reading/drawings/frame/Chart.tsx';
import { Label } from '#src/reading/drawings/frame/Label.tsx';
import { StepTile } from '#src/reading/drawings/frame/StepTile.tsx';
import { FrontFace, Limb } from '#src/reading/drawings/people/cast.tsx';

const brows = 'M-6-2Q-5-3-3-3.4M6-2Q5-3 3-3.4';
const nose = 'M-1.5 5.2Q0 6.4 1.5 5.2';

/** A small child's face with sunken eyes and a dry mouth; a fold of skin that stays up; a child who lies limp. */
export const driedOutChild = defineDrawing(['eyes', 'mouth', 'skin', 'drowsy'], (labels) => (
  <Chart height={556}>
    <circle className={paint.low} cx="170" cy="118" r="100" />
    <path className={paint.middle} d="M104 224C106 204 120 196 148 192H192C220 196 234 204 236 224Z" />
    <Limb d="M170 196V176" width={30} />
    <FrontFace x={170} y={102} scale={5.8} eyes={brows} lines={nose} />
    <SunkenEye x={145} />
    <SunkenEye x={195} />
    <Mouth />
    <path className={paint.mutedLine} d="M132 118H52V232M196 164H288V232" />
    <Label x={86} y={268} width={162} plain={labels.eyes} />
    <Label x={254} y={268} width={162} plain={labels.mouth} />
    <StepTile x={8} y={314} height={234} words={98} label={labels.skin}>
      <Fold />
    </StepTile>
    <StepTile x={174} y={314} height={234} words={98} label={labels.drowsy} ground="accent">
      <Limp />
    </StepTile>
  </Chart>
));

/** A dull eye, half closed, in a dark hollow. */
function SunkenEye({ x }: { x: number }) {
  return (
    <g transform={`translate(${x} 114)`}>
      <ellipse rx="21" ry="16" fill={colourOf('skin-3', 'far')} />
      <ellipse className={paint.tooth} cy="3" rx="12" ry="7" />
      <circle className={paint.hair} cy="4" r="5" />
      <path className={paint.skin} d="M-14 3Q0-16 14 3Q0-2-14 3Z" />
      <path className={paint.face} d="M-14 3Q0-2 14 3" />
    </g>
  );
}

/** An open, dry mouth with its tongue. */
function Mouth() {
  return (
    <g transform="translate(170 104)scale(5.8)">
      <path className={paint.hair} d="M-3.2 8.3Q0 6.2 3.2 8.3 2.4 10.6 0 10.6T-3.2 8.3Z" />
      <path className={paint.gum} d="M-2.2 9.6Q0 7.8 2.2 9.6 1 10.6 0 10.6T-2.2 9.6Z" />
      <path className={paint.skinLine} d="M-3.2 8.3Q0 6.2 3.2 8.3 2.4 10.6 0 10.6T-3.2 8.3Z" />
    </g>
  );
}

/** A hand has let go of the belly, and the fold of skin still stands. */
function Fold() {
  return (
    <>
      <path
        className={paint.skin}
        d="M10 94H52C66 94 70 84 72 68Q79 56 86 68C88 84 92 94 106 94H148V126H10Z"
      />
      <path className={paint.skinLine} d="M79 70V96M70 96Q62 104 50 104M88 96Q96 104 108 104" />
      <path className={paint.middle} d="M0 88H30Q38 108 30 130H14Q0 130 0 116Z" />
      <path className={paint.high} d="M158 88H128Q120 108 128 130H144Q158 130 158 116Z" />
      <Limb d="M136 14L116 26" width={26} colour="cloth-plum" />
      <Limb d="M118 26L98 34" width={24} side="far" />
      <Limb d="M94 26Q66 28 58 56M98 42Q100 50 96 62" width={11} side="far" />
      <Limb d="M104 34Q80 34 66 48" width={11} side="far" />
    </>
  );
}

/** A child lies on a mat, one arm hanging down. */
function Limp() {
  return (
    <>
      <path className={paint.high} d="M4 100H154V110H4Z" />
      <path className={paint.mutedFill} d="M12 110H22V130H12ZM136 110H146V130H136Z" />
      <Limb d="M94 86L122 80 144 92" width={13} side="far" />
      <Limb d="M94 88L142 94" width={13} />
      <Limb d="M60 80L94 86" width={28} colour="cloth-blue" />
      <FrontFace
        x={34}
        y={74}
        scale={2}
        turn={-74}
        eyes="M-6 0H-2.5M6 0H2.5M-6-3.5L-3-4.8M6-3.5L3-4.8"
        lines="M-1.5 3.5Q0 5 1.5 3.5M-2 8A2 1.5 0 1 1 2 8 2 1.5 0 1 1-2 8"
      />
      <Limb d="M64 84L70 104 66 124" width={10} />
    </>
  );
}
