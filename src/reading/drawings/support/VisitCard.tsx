import { defineDrawing } from '#src/reading/drawings/define-drawing.ts';
import { NumberedCard } from '#src/reading/drawings/frame/NumberedCard.tsx';

const lines = ['sleep', 'since', 'tablets', 'questions', 'cost'] as const;

/** What to write down before a visit. */
export const visitCard = defineDrawing(lines, (labels) => (
  <NumberedCard lines={lines.map((line) => labels[line])} />
));
