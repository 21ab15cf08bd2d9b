import { defineDrawing } from '#src/reading/drawings/define-drawing.ts';
import { NumberedCard } from '#src/reading/drawings/frame/NumberedCard.tsx';

const lines = ['who', 'many', 'compared', 'long', 'harm', 'paid', 'again'] as const;

/** Seven questions to ask of a claim about health. */
export const claimQuestions = defineDrawing(lines, (labels) => (
  <NumberedCard lines={lines.map((line) => labels[line])} />
));
