import type { ProposedSession } from '#src/features/coach/logic/compose.ts';
import { fillTemplate } from '#src/words/format/fill-template.ts';
import type { CoachTexts } from './coach-texts.ts';

/** What a session is called: a walk by its minutes. */
export const nameOfSession = (
  { choice, minutes }: ProposedSession,
  { week, numberLocales }: CoachTexts,
): string => choice?.name ?? fillTemplate(week.walk, { count: minutes }, numberLocales);
