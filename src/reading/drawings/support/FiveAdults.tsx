import { defineDrawing } from '#src/reading/drawings/define-drawing.ts';
import { FrontHead } from '#src/reading/drawings/people/people.tsx';
import { Hub } from './Hub.tsx';

const around = ['home', 'school', 'health', 'faith', 'friend'] as const;

/** A teenager in the middle, and five adults to tell. */
export const fiveAdults = defineDrawing(['you', ...around], (labels) => (
  <Hub around={around.map((name) => labels[name])} middleLabel={labels.you}>
    <FrontHead x={0} y={-10} scale={2} />
  </Hub>
));
