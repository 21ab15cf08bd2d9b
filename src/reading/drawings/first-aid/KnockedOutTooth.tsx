import { defineDrawing } from '#src/reading/drawings/define-drawing.ts';
import paint from '#src/reading/drawings/frame/Chart.module.css';
import { Chart } from '#src/reading/drawings/frame/Chart.tsx';
import { Label } from '#src/reading/drawings/frame/Label.tsx';

/** Finger and thumb hold a tooth by its white part, the root free; beside it a tooth in a cup of milk. */
export const knockedOutTooth = defineDrawing(['white', 'root', 'milk', 'time'], (labels) => (
  <Chart height={460}>
    <circle className={paint.low} cx="196" cy="144" r="106" />
    <Hand />
    <path className={paint.mutedLine} d="M94 116L126 140M94 214H142" />
    <Label x={48} y={98} width={92} strong={labels.white} />
    <Label x={48} y={214} width={92} plain={labels.root} />
    <rect className={paint.primarySoft} x="8" y="276" width="324" height="116" rx="14" />
    <Cup />
    <Label x={220} y={334} width={200} plain={labels.milk} />
    <rect className={paint.primary} x="8" y="402" width="324" height="50" rx="25" />
    <Label x={170} y={427} width={300} strong={labels.time} on="primary" />
  </Chart>
));

/** The crown at the origin, the root 100 units below. */
function Tooth() {
  return (
    <>
      <path className={paint.gum} d="M-21 38Q0 50 21 38C20 74 10 96 2 100Q-2 102-4 98C-16 82-20 62-21 38Z" />
      <path className={paint.tooth} d="M-26-6Q0-18 26-6C30 12 26 30 21 40Q0 52-21 40C-26 30-30 12-26-6Z" />
    </>
  );
}

function Hand() {
  return (
    <>
      <path className={paint.middle} d="M262 16H340V112L320 120 252 44Z" />
      <path
        className={paint.skin}
        d="M272 30L326 96C314 126 284 142 252 138L212 104 200 70C212 38 244 22 272 30Z"
      />
      <g transform="scale(4)">
        <path className={paint.skinLimb} d="M58 12C46 8 34 14 33 35.5" />
      </g>
      <g transform="translate(158 150)">
        <Tooth />
      </g>
      <g transform="scale(4)">
        <path className={paint.skinLimb} d="M58 20L52 25M61 27L56 31" />
        <path className={paint.skinLine} d="M60.5 16.5L50 22.5Q47.5 26 51 28.5M63 22.5L55 28" />
        <path className={paint.skinLimb} d="M72 27Q60 35 46.5 40" />
        <path className={paint.skinLine} d="M69 25Q60 30 50 35M43.5 38.5Q44 42 47 43M30.5 34Q31 38 34 38" />
      </g>
    </>
  );
}

function Cup() {
  return (
    <g transform="translate(66 334)">
      <path className={paint.tooth} d="M-34-16H34L26 46H-26Z" />
      <g transform="translate(-4 -8)rotate(24)scale(.5)">
        <Tooth />
      </g>
      <path className={paint.inkLine} d="M-38-40H38L28 48H-28Z" />
    </g>
  );
}
