import type { CoachFacts } from '#src/features/coach/logic/facts.ts';
import { type Finding, usedDone } from '#src/features/coach/logic/finding.ts';
import { isBalance } from '#src/features/coach/logic/session-pool.ts';
import { advised } from './pace-rules.ts';
import { isPregnant } from './stop-rules.ts';

/**
 * Days of strength that are advised for a week, and those of somebody who wants to grow stronger.
 *
 * @see WHO, Guidelines on physical activity and sedentary behaviour, 2020
 */
const strengthDays = { advised: 2, stronger: 3 } as const;

/**
 * From this age on, balance belongs into three days of a week.
 *
 * @see WHO, Guidelines on physical activity and sedentary behaviour, 2020
 */
const balance = { age: 65, days: 3 } as const;

/** Strength on two days, on three for those who want to grow stronger and have done two. */
export function strength({ weeks: [now], answers }: CoachFacts): Finding {
  const goal = answers.goal === 'strength' ? strengthDays.stronger : strengthDays.advised;
  const days = Math.min(goal, Math.max(strengthDays.advised, now.strengthDays + 1));
  return {
    rule: 'strength',
    effect: { strengthDays: days },
    count: now.strengthDays,
    from: now.done.filter((done) => done.strength).map(usedDone),
  };
}

/** From 65 years on balance, a day more than in the last seven, up to three. */
export function balanced({ age = 0, weeks: [now] }: CoachFacts): Finding | undefined {
  if (age < balance.age) return undefined;
  const done = now.done.filter(isBalance);
  return {
    rule: 'balance',
    effect: { balanceDays: Math.min(balance.days, done.length + 1), noHard: true },
    count: done.length,
    from: done.map(usedDone),
  };
}

/** Somebody who wants a stronger back gets a session of core stability. */
export function back({ answers }: CoachFacts): Finding | undefined {
  return answers.goal === 'back' ? { rule: 'back', effect: { back: true }, from: [] } : undefined;
}

/** Intervals once, after four weeks of 150 minutes each, for those who want to move more or to lose weight. */
export function intervals({ answers, weeks }: CoachFacts): Finding | undefined {
  const isWished = answers.goal === 'move' || answers.goal === 'weight';
  const isReady = weeks.every(({ counted }) => counted >= advised.least);
  if (!isWished || !isReady) return undefined;
  return {
    rule: 'intervals',
    effect: { intervals: true },
    from: weeks.flatMap(({ done }) => done.filter(({ counted }) => counted > 0).map(usedDone)),
  };
}

/** In pregnancy only the page on pregnancy leads. */
export function pregnant(facts: CoachFacts): Finding | undefined {
  return isPregnant(facts) ? { rule: 'pregnant', effect: { noHard: true }, from: [] } : undefined;
}
