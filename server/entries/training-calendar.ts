import type { Entry } from '#src/features/entries/contract.ts';
import { placementEvents } from '#src/features/training/logic/placement-events.ts';
import { calendarFile } from '#src/features/week-plan/logic/calendar.ts';
import { localizedUrl } from '#src/site/localized-url.ts';
import { routes } from '#src/site/routes.ts';
import type { Language } from '#src/words/languages.ts';
import { calendarTexts } from './calendar-texts.ts';

const refreshHours = 6;
// A phone that asks again and again is not sent years of what is over.
const daysBack = 90;

/**
 * What a member has planned, as a calendar that a phone subscribes to.
 *
 * @param origin what links begin with
 */
export function trainingCalendar(
  entries: readonly Entry[],
  { language, origin, now }: { language: Language; origin: string; now: Date },
): string {
  const since = new Date(now.getTime() - daysBack * 86_400_000).toISOString().slice(0, 10);
  const player = `${origin}${localizedUrl(routes.session, language)}`;
  const events = placementEvents(entries, { player, since });
  return calendarFile({ name: calendarTexts[language].name, events, refreshHours });
}
