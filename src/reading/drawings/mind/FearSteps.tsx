import { defineDrawing } from '#src/reading/drawings/define-drawing.ts';
import paint from '#src/reading/drawings/frame/Chart.module.css';
import { Chart } from '#src/reading/drawings/frame/Chart.tsx';
import { Steps, stepsHeight } from '#src/reading/drawings/frame/steps.tsx';
import { SittingPerson, WalkingPerson } from '#src/reading/drawings/people/people.tsx';
import { Dog } from './Dog.tsx';

const height = 124;

/** Four small steps towards a dog: a picture, far away, near, a touch. */
export const fearSteps = defineDrawing(['picture', 'far', 'near', 'touch'], (labels) => (
  <Chart height={stepsHeight(4, height)}>
    <Steps
      height={height}
      beside
      numbered
      steps={[
        {
          label: labels.picture,
          picture: (
            <>
              <SittingPerson x={58} y={114} />
              <rect className={paint.surface} x="88" y="30" width="56" height="52" rx="5" />
              <rect className={paint.inkLine} x="88" y="30" width="56" height="52" rx="5" />
              <Dog x={116} y={78} scale={0.8} />
            </>
          ),
        },
        {
          label: labels.far,
          picture: (
            <>
              <WalkingPerson x={46} y={114} />
              <Dog x={142} y={114} scale={0.6} />
            </>
          ),
        },
        {
          label: labels.near,
          picture: (
            <>
              <WalkingPerson x={52} y={114} />
              <Dog x={120} y={114} />
            </>
          ),
        },
        {
          label: labels.touch,
          picture: (
            <>
              <SittingPerson x={58} y={114} />
              <Dog x={112} y={114} />
              <path className={paint.skinLimb} d="M76 78L94 72" />
            </>
          ),
        },
      ]}
    />
  </Chart>
));
