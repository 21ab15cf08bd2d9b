import { defineDrawing } from '#src/reading/drawings/define-drawing.ts';
import { NumberedCard } from '#src/reading/drawings/frame/NumberedCard.tsx';

const lines = ['name', 'illness', 'tablets', 'signs', 'visit', 'call'] as const;

/** The one page to carry from one place of care to the next. */
export const onePage = defineDrawing(lines, (labels) => (
  <NumberedCard lines={lines.map((line) => labels[line])} strongFrom={4} />
));
