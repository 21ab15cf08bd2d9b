import { defineDrawing } from '#src/reading/drawings/define-drawing.ts';
import paint from '#src/reading/drawings/frame/Chart.module.css';
import { FourTiles } from '#src/reading/drawings/frame/FourTiles.tsx';
import { Clock } from '#src/reading/drawings/frame/marks.tsx';
import { FrontHead } from '#src/reading/drawings/people/people.tsx';

/** The same four steps to bed each evening: wash, a story, a dark quiet room, the same hour. */
export const bedtimeSteps = defineDrawing(['wash', 'story', 'dark', 'same'], (labels) => (
  <FourTiles
    height={204}
    words={76}
    tiles={[
      {
        label: labels.wash,
        picture: (
          <>
            <path className={paint.jeans} d="M34 84H134Q126 122 84 122T34 84Z" />
            <path className={paint.water} d="M40 88H128Q126 94 124 98H44Q42 94 40 88Z" />
            <path className={paint.rain} d="M70 40V50M84 34V46M98 40V50" />
          </>
        ),
      },
      {
        label: labels.story,
        picture: (
          <>
            <FrontHead x={112} y={54} scale={1.7} />
            <path
              className={paint.surface}
              d="M26 74Q52 62 78 76 104 62 130 74V120Q104 108 78 122 52 108 26 120Z"
            />
            <path
              className={paint.inkLine}
              d="M26 74Q52 62 78 76 104 62 130 74V120Q104 108 78 122 52 108 26 120ZM78 76V122"
            />
          </>
        ),
      },
      {
        label: labels.dark,
        picture: (
          <>
            <path className={paint.night} d="M36 26H122V120H36Z" />
            <path className={paint.sun} d="M80 44A26 26 0 1 0 102 84 28 28 0 0 1 80 44Z" />
          </>
        ),
      },
      {
        label: labels.same,
        picture: (
          <>
            <Clock x={79} y={74} r={46} minutes={0} />
          </>
        ),
      },
    ]}
  />
));
