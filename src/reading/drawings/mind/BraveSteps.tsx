import { defineDrawing } from '#src/reading/drawings/define-drawing.ts';
import { Stairs } from '#src/reading/drawings/frame/Stairs.tsx';

const steps = ['one', 'two', 'three', 'four', 'five', 'six'] as const;

/** Six stairs from an easy thing to a hard one; the way goes up from the lowest. */
export const braveSteps = defineDrawing(steps, (labels) => (
  <Stairs steps={steps.map((step) => labels[step])} />
));
