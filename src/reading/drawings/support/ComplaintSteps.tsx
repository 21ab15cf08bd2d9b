import { defineDrawing } from '#src/reading/drawings/define-drawing.ts';
import { Stairs } from '#src/reading/drawings/frame/Stairs.tsx';

const steps = ['one', 'two', 'three', 'four', 'five'] as const;

/** Five stairs of a complaint, from a calm note to the legal aid desk. */
export const complaintSteps = defineDrawing(steps, (labels) => (
  <Stairs steps={steps.map((step) => labels[step])} />
));
