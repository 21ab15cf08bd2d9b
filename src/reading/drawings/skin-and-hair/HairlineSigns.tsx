import { defineDrawing } from '#src/reading/drawings/define-drawing.ts';
import paint from '#src/reading/drawings/frame/Chart.module.css';
import { Chart } from '#src/reading/drawings/frame/Chart.tsx';
import { Label } from '#src/reading/drawings/frame/Label.tsx';
import { Bumps } from '#src/reading/drawings/people/profile.tsx';

/** A woman's face under hair that is drawn back: thin edges at one temple, bumps above, a shiny spot at the other. */
export const hairlineSigns = defineDrawing(['edges', 'bumps', 'shine'], (labels) => (
  <Chart height={452}>
    <Label x={72} y={48} width={136} strong={labels.edges} hangs />
    <Label x={170} y={32} width={320} strong={labels.bumps} />
    <Label x={268} y={48} width={136} strong={labels.shine} hangs />
    <circle className={paint.low} cx="170" cy="248" r="136" />
    <path className={paint.middle} d="M58 446C60 400 90 386 138 376H202C250 386 280 400 282 446Z" />
    <g transform="translate(0 26)">
      <Woman />
      <path
        className={paint.face}
        d="M116 176l4 6M124 168l3 7M132 162l3 8M113 186l5 4M122 180l4 6M132 174l3 6"
      />
      <circle className={paint.palm} cx="212" cy="170" r="10" />
      <path fill="var(--figure-cloth-white,#f7f1e4)" d="M204 169Q207 160 217 163 209 164 204 169Z" />
      <Bumps d="M156 172a4 4 0 1 0 .1 0ZM168 168a4 4 0 1 0 .1 0ZM180 172a4 4 0 1 0 .1 0ZM174 181a4 4 0 1 0 .1 0ZM162 182a4 4 0 1 0 .1 0Z" />
    </g>
    <path className={paint.mutedLine} d="M76 98L116 200M170 46L168 190M264 98L220 188" />
  </Chart>
));

function Woman() {
  return (
    <>
      <g transform="translate(170 240)scale(3.6)">
        <path
          className={paint.skin}
          d="M-20-4C-20-20-12-29 0-29S20-20 20-4C24-5 24 6 19 8 17 16 12 22 8 25V32Q0 40-8 32V25C-12 22-17 16-19 8-24 6-24-5-20-4Z"
        />
        <path
          className={paint.hair}
          d="M-20 3C-26-16-20-29-6-33A6.500 6.500 0 1 1 6-33C20-29 26-16 20 3 21-6 19-12 14-18 15-22 10-25 6-21Q0-22-6-20C-9-26-15-25-16-16-18-11-20-6-20 3Z"
        />
        <path
          className={paint.face}
          d="M-13-6Q-9-9-5-7M13-6Q9-9 5-7M-12 1Q-9-3-5 1M12 1Q9-3 5 1M-8.500 0a1 1 0 1 0 .1 0M8.500 0a1 1 0 1 0 .1 0"
        />
        <path
          className={paint.skinLine}
          d="M-3 10Q0 12 3 10M-6 17Q0 19 6 17M-6 17Q0 22 6 17M-3-22L-4-33M3-22L4-33M9-24L8-32M-9-24L-8-32M-18-14L-14-28M17-14L14-28"
        />
      </g>
      <circle className={paint.high} cx="91" cy="272" r="7" />
      <circle className={paint.high} cx="249" cy="272" r="7" />
    </>
  );
}
