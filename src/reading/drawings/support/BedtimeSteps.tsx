import { defineDrawing } from '#src/reading/drawings/define-drawing.ts';
import paint from '#src/reading/drawings/frame/Chart.module.css';
import { Chart } from '#src/reading/drawings/frame/Chart.tsx';
import { Clock } from '#src/reading/drawings/frame/marks.tsx';
import { StepTile } from '#src/reading/drawings/frame/StepTile.tsx';
import { FrontHead } from '#src/reading/drawings/people/people.tsx';

const height = 204;
const words = 76;

/** The same four steps to bed each evening: wash, a story, a dark quiet room, the same hour. */
export const bedtimeSteps = defineDrawing(['wash', 'story', 'dark', 'same'], (labels) => (
  <Chart height={28 + 2 * height}>
    <StepTile number={1} x={8} y={20} height={height} words={words} label={labels.wash}>
      <path className={paint.jeans} d="M34 84H134Q126 122 84 122T34 84Z" />
      <path className={paint.water} d="M40 88H128Q126 94 124 98H44Q42 94 40 88Z" />
      <path className={paint.rain} d="M70 40V50M84 34V46M98 40V50" />
    </StepTile>
    <StepTile number={2} x={174} y={20} height={height} words={words} label={labels.story} ground="accent">
      <FrontHead x={112} y={54} scale={1.7} />
      <path
        className={paint.surface}
        d="M26 74Q52 62 78 76 104 62 130 74V120Q104 108 78 122 52 108 26 120Z"
      />
      <path
        className={paint.inkLine}
        d="M26 74Q52 62 78 76 104 62 130 74V120Q104 108 78 122 52 108 26 120ZM78 76V122"
      />
    </StepTile>
    <StepTile
      number={3}
      x={8}
      y={28 + height}
      height={height}
      words={words}
      label={labels.dark}
      ground="accent"
    >
      <path className={paint.night} d="M36 26H122V120H36Z" />
      <path className={paint.sun} d="M80 44A26 26 0 1 0 102 84 28 28 0 0 1 80 44Z" />
    </StepTile>
    <StepTile number={4} x={174} y={28 + height} height={height} words={words} label={labels.same}>
      <Clock x={79} y={74} r={46} minutes={0} />
    </StepTile>
  </Chart>
));
