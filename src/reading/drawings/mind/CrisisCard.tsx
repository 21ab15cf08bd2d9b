import { defineDrawing } from '#src/reading/drawings/define-drawing.ts';
import { NumberedCard } from '#src/reading/drawings/frame/NumberedCard.tsx';

const lines = ['signs', 'self', 'people', 'place', 'call', 'safe'] as const;

/** A plan for a crisis on a card of six lines, which one goes through from the top. */
export const crisisCard = defineDrawing(lines, (labels) => (
  <NumberedCard lines={lines.map((line) => labels[line])} strongFrom={4} />
));
