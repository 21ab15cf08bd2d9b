import { defineDrawing } from '#src/reading/drawings/define-drawing.ts';
import { Stairs } from '#src/reading/drawings/frame/Stairs.tsx';

const steps = ['one', 'two', 'three', 'four', 'five'] as const;

/** Five stairs from home back to school, market or work. */
export const backSteps = defineDrawing(steps, (labels) => (
  <Stairs steps={steps.map((step) => labels[step])} />
));
