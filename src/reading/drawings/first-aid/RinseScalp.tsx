import { defineDrawing } from '#src/reading/drawings/define-drawing.ts';
import paint from '#src/reading/drawings/frame/Chart.module.css';
import { Chart } from '#src/reading/drawings/frame/Chart.tsx';
import { Label } from '#src/reading/drawings/frame/Label.tsx';
import { Clock, Tile } from '#src/reading/drawings/frame/marks.tsx';
import { FrontHead } from '#src/reading/drawings/people/people.tsx';
import { Fist, Profile } from '#src/reading/drawings/people/profile.tsx';

const loose =
  'M30-37C20-34 14-24 13-12L10-2C7-10-4-13-11-6-15 2-14 12-20 22-28 36-36 44-44 46-70 40-80 10-72-20-62-58 4-66 30-37Z';

/** A woman leans back over a basin; a jug pours water over her scalp. Then a clock, and a cloth over her hair. */
export const rinseScalp = defineDrawing(['water', 'time', 'cover'], (labels) => (
  <Chart height={556}>
    <Label x={220} y={46} width={230} strong={labels.water} />
    <circle className={paint.low} cx="136" cy="184" r="108" />
    <Profile at="translate(176 172)rotate(-68)scale(1.4)" kind="woman" hair={loose} asleep />
    <path className={paint.ink} d="M244 256Q256 248 262 260L318 330H296Z" />
    <path
      className={paint.middle}
      d="M284 198C302 186 322 186 340 192V330H316C300 296 280 276 262 258 260 234 268 212 284 198Z"
    />
    <path className={paint.primary} d="M18 258H214L196 322Q194 330 186 330H46Q38 330 36 322Z" />
    <Jug />
    <path className={paint.waterLine} d="M92 106Q108 120 106 150T92 250" />
    <Tile x={8} y={340} height={208} ground="accent">
      <Clock x={79} y={64} r={48} minutes={20} />
      <Label x={79} y={164} width={146} strong={labels.time} />
    </Tile>
    <Tile x={174} y={340} height={208}>
      <Covered />
      <Label x={79} y={164} width={146} strong={labels.cover} />
    </Tile>
  </Chart>
));

function Jug() {
  return (
    <>
      <g transform="translate(52 96)rotate(38)scale(.8)">
        <path className={paint.water} d="M32-6L-36-34-30 44H26Z" />
        <path className={paint.inkLine} d="M44-40L34-30 26 44H-30L-38-40Z" />
      </g>
      <Fist at="translate(20 96)rotate(180)scale(.7)" />
    </>
  );
}

function Covered() {
  return (
    <g transform="translate(79 62)scale(.95)">
      <path className={paint.middle} d="M-44 62C-42 50-26 46-12 42H12C26 46 42 50 44 62Z" />
      <path className={paint.skin} d="M-10 26H10V44Q0 52-10 44Z" />
      <FrontHead x={0} y={0} scale={3} />
      <path className={paint.high} d="M-33 12a4 4 0 1 0 .1 0ZM33 12a4 4 0 1 0 .1 0Z" />
      <path className={paint.tooth} d="M-36 8C-44-30-26-48 0-48S44-30 36 8Q30-20 0-22T-36 8Z" />
      <path className={paint.mutedLine} d="M-30-16Q0-40 30-16M-14-44Q0-34 18-42" />
    </g>
  );
}
