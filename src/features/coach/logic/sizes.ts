import type { Choosable } from '#src/features/training/logic/choosable.ts';
import { leastExtra, mostExtra } from '#src/features/training/logic/extra.ts';
import type { CoachFacts } from './facts.ts';
import { type Finding, usedDone } from './finding.ts';

/** So often in a row a session has to feel easy. */
const easyTimes = 2;

/** How large a session is to be, and why. */
export interface Size {
  readonly extra: number;
  readonly because: readonly Finding[];
}

/** What the whole week says about sizes. */
export interface SizeBounds {
  /** Everything one step back, after a pause or an illness. */
  readonly isEasier: boolean;
  /** Whether a session may grow: nothing forbids it, and nothing else grows. */
  readonly mayGrow: boolean;
}

/** The size that a session has in the plan: steps harder than on its page, and the day since which it has it. */
function plannedSize({ placements }: CoachFacts, { workout, session }: Choosable) {
  const [latest] = placements
    .filter((placement) => placement.workout === workout && placement.session === session)
    .sort((one, other) => other.since.localeCompare(one.since));
  return { extra: latest?.extra ?? 0, since: latest?.since ?? '' };
}

/**
 * The size of a session: a new one begins a step easier, one that felt hard or was left early goes a step back, one that felt
 * easy twice in a row goes a step on.
 */
export function sizeOf(choice: Choosable, facts: CoachFacts, { isEasier, mayGrow }: SizeBounds): Size {
  const { extra, since } = plannedSize(facts, choice);
  const clamped = (steps: number, because: readonly Finding[]): Size => ({
    extra: Math.min(mostExtra, Math.max(leastExtra, extra + steps)),
    because,
  });
  const own = facts.past.filter(
    ({ workout, session, date }) => workout === choice.workout && session === choice.session && date >= since,
  );
  const [last] = own;
  if (last === undefined) {
    const isNew = since === '';
    return isNew ? clamped(-1, [{ rule: 'fresh', effect: {}, from: [] }]) : clamped(isEasier ? -1 : 0, []);
  }
  if (last.felt === 'hard' || !last.whole) {
    return clamped(-1, [{ rule: 'hard', effect: {}, days: [last.date], from: [usedDone(last)] }]);
  }
  if (isEasier) return clamped(-1, []);
  const easy = own.slice(0, easyTimes);
  const isEasy = easy.length === easyTimes && easy.every(({ felt, whole }) => felt === 'easy' && whole);
  return isEasy && mayGrow
    ? clamped(1, [{ rule: 'easy', effect: {}, days: easy.map(({ date }) => date), from: easy.map(usedDone) }])
    : clamped(0, []);
}
