import type { Planner } from '#src/features/meals/logic/records.ts';
import type { Wishes } from '#src/features/meals/logic/wishes.ts';
import { type Day, daysBetween, isDay } from '#src/features/training/logic/days.ts';

/** Days for which an answer counts: somebody may fall ill, become pregnant or get another medicine. */
const daysOfAnswer = 30;

/** Whether the question about illness, pregnancy and medicine is to be asked, for the first time or once more. */
export function isAnswerDue({ isAsked, answered }: Planner, today: Day): boolean {
  if (!isAsked || answered === undefined || !isDay(answered)) return true;
  // The clock of a device can be set back, and another device can be in tomorrow already.
  return Math.abs(daysBetween(answered, today)) >= daysOfAnswer;
}

/** The planner after an answer: whether it plans for everybody, or without those for whom the page makes no menu. */
export const answeredPlanner = (planner: Planner, isForOthers: boolean, today: Day): Planner => ({
  ...planner,
  isAsked: true,
  isForOthers,
  answered: today,
});

/** The planner of somebody who wants to answer again: all that was wished stays. */
export function unansweredPlanner({ answered: _, ...rest }: Planner): Planner {
  return rest;
}

/**
 * The planner after a change of wishes or menu, which may be one that is taken back: the answer stays as it was last given, and
 * is due again where more people eat or a fast begins.
 */
export function changedPlanner(planner: Planner, changed: Partial<Planner>): Planner {
  const { isAsked, isForOthers = false, answered } = planner;
  const next = unansweredPlanner({ ...planner, ...changed, isAsked, isForOthers });
  const isKept = answered !== undefined && !isOtherQuestion(planner.wishes, next.wishes);
  return isKept ? { ...next, answered } : next;
}

const isOtherQuestion = (before: Wishes, after: Wishes): boolean =>
  after.eaters.length > before.eaters.length || (after.ramadan && !before.ramadan);
