import { defineDrawing } from '#src/reading/drawings/define-drawing.ts';
import { NumberedCard } from '#src/reading/drawings/frame/NumberedCard.tsx';

const lines = ['mood', 'privacy', 'next'] as const;

/** Three things that anybody under extra strain can ask for at a visit. */
export const threeAsks = defineDrawing(lines, (labels) => (
  <NumberedCard lines={lines.map((line) => labels[line])} />
));
