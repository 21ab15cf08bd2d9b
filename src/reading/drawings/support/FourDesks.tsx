import { defineDrawing } from '#src/reading/drawings/define-drawing.ts';
import { FrontWoman } from '#src/reading/drawings/people/heads.tsx';
import { Hub } from './Hub.tsx';

const around = ['body', 'mind', 'law', 'safety'] as const;

/** Four desks in one place, around one person: body, mind, law and safety. */
export const fourDesks = defineDrawing(around, (labels) => (
  <Hub around={around.map((name) => labels[name])}>
    <FrontWoman look="headwrap" x={0} y={4} scale={2.2} />
  </Hub>
));
