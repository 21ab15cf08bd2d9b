import { defineDrawing } from '#src/reading/drawings/define-drawing.ts';
import { FrontHead } from '#src/reading/drawings/people/people.tsx';
import { Hub } from './Hub.tsx';

const around = ['clinic', 'hospital', 'pharmacy', 'family', 'chw'] as const;

/** A person in the middle, and all who give care around. */
export const careCircle = defineDrawing(['you', ...around], (labels) => (
  <Hub around={around.map((name) => labels[name])} middleLabel={labels.you}>
    <FrontHead x={0} y={-10} scale={2} />
  </Hub>
));
