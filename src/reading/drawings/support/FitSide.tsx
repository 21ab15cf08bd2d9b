import { drawFigure } from '#src/figures/body/figure.ts';
import { defineDrawing } from '#src/reading/drawings/define-drawing.ts';
import { onOneSide, sleeper } from '#src/reading/drawings/first-aid/UntilHelpComes.tsx';
import paint from '#src/reading/drawings/frame/Chart.module.css';
import { Chart } from '#src/reading/drawings/frame/Chart.tsx';
import { Clock } from '#src/reading/drawings/frame/marks.tsx';
import { Steps, stepsHeight } from '#src/reading/drawings/frame/steps.tsx';

const height = 216;

const lying = drawFigure(
  { person: sleeper, pose: onOneSide, at: { x: 178, y: 78 }, scale: 1.5, facing: 'left' },
  'fit',
);

/** In a fit: look at the time, clear what is dangerous away, and lay the person on one side when the jerking stops. */
export const fitSide = defineDrawing(['time', 'clear', 'side'], (labels) => (
  <Chart height={stepsHeight(3, height)}>
    <Steps
      height={height}
      numbered
      steps={[
        { label: labels.time, picture: <Clock x={162} y={84} r={58} minutes={5} /> },
        {
          label: labels.clear,
          picture: (
            <>
              <path
                className={paint.soda}
                d="M196 50H208V92H258V152H248V104H208V152H196ZM60 138H104V148H60Z"
              />
              <path className={paint.jeans} d="M40 122Q82 96 128 122 132 146 120 148H48Q36 146 40 122Z" />
              <path className={paint.primaryLine} d="M268 84H306M296 74L306 84 296 94" />
            </>
          ),
        },
        { label: labels.side, picture: <g dangerouslySetInnerHTML={{ __html: lying }} /> },
      ]}
    />
  </Chart>
));
