import { defineDrawing } from '#src/reading/drawings/define-drawing.ts';
import { Stairs } from '#src/reading/drawings/frame/Stairs.tsx';

const steps = ['one', 'two', 'three', 'four'] as const;

/** Four stairs back to work after an illness. */
export const returnSteps = defineDrawing(steps, (labels) => (
  <Stairs steps={steps.map((step) => labels[step])} />
));
