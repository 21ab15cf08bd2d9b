import { bodyPreferences, sexes } from '#src/features/week-plan/logic/options.ts';
import { isRestDay, weeklyTotals } from '#src/features/week-plan/logic/schedule.ts';
import type { PlanFacts } from '#src/features/week-plan/schema.ts';
import type { Problem } from './problem.ts';

/** A week plan as its checks need it. */
export interface WeekPlan {
  /** A body preference, or `generic`. */
  id: string;
  file: string;
  facts: PlanFacts;
}

/** What the rules say of week plans, with the files that say it. */
export interface PlanRules {
  schedules: Readonly<Record<string, readonly string[]>>;
  schedulesFile: string;
}

/** What one does on most days of a week, for health: WHO guidelines on physical activity. */
const leastMinutes = 150;
const leastStrengthDays = 2;
const mostHardDays = 2;

/** There is a plan for each preference and the generic tips, each of the sex that offers it, with its days in their order. */
export function checkSchedules(
  plans: readonly WeekPlan[],
  { schedules, schedulesFile }: PlanRules,
): Problem[] {
  const sexOf = new Map<string, string>(sexes.flatMap((sex) => bodyPreferences[sex].map((id) => [id, sex])));
  const wanted = [...sexOf.keys(), 'generic'];
  const missing = wanted
    .filter((id) => !plans.some((plan) => plan.id === id))
    .map((id) => ({ file: `content/week-plans/${id}/facts.yaml`, key: '', message: 'Write this plan.' }));
  const wrong = plans.flatMap(({ id, file, facts }): Problem[] => {
    if (!wanted.includes(id)) {
      return [
        { file, key: '', message: 'The form of the week plan offers no such preference: remove this plan.' },
      ];
    }
    const days = facts.days.map(({ focus }) => focus).join(', ');
    const scheduled = (id === 'generic' ? [] : (schedules[id] ?? [])).join(', ');
    return [
      ...(facts.sex === sexOf.get(id)
        ? []
        : [{ file, key: 'sex', message: `The form offers this plan to ${sexOf.get(id) ?? 'no sex'}.` }]),
      ...(days === scheduled
        ? []
        : [
            {
              file,
              key: 'days',
              message: `${schedulesFile} has these days: ${scheduled || 'none'}; here: ${days}.`,
            },
          ]),
    ];
  });
  return [...missing, ...wrong];
}

/** A plan trains enough and not too hard, and each day says how long and how hard it is. */
export function checkLoad(plans: readonly WeekPlan[]): Problem[] {
  return plans
    .filter(({ id }) => id !== 'generic')
    .flatMap(({ file, facts: { days } }) => {
      const hard = days.flatMap(({ effort }, index) => (effort === 'hard' ? [index] : []));
      const { minutes, strengthDays } = weeklyTotals(days);
      const inAWeek = [
        minutes < leastMinutes ? `${minutes} minutes in a week; at least ${leastMinutes} are needed.` : '',
        strengthDays < leastStrengthDays
          ? `${strengthDays} days of strength; at least ${leastStrengthDays}.`
          : '',
        hard.length > mostHardDays ? `${hard.length} hard days; at most ${mostHardDays}.` : '',
        hard.some((day) => hard.includes(day + 1)) ? 'Two hard days follow each other: part them.' : '',
      ].filter((message) => message !== '');
      return [
        ...inAWeek.map((message) => ({ file, key: 'days', message })),
        ...days.flatMap((day, index) =>
          dayFaults(day).map((message) => ({ file, key: `days.${index}`, message })),
        ),
      ];
    });
}

function dayFaults({ focus, minutes, effort }: PlanFacts['days'][number]): string[] {
  const needsBoth = focus !== 'rest';
  return [
    (minutes !== undefined) === needsBoth && (effort !== undefined) === needsBoth
      ? ''
      : 'A day says its minutes and its effort; a plain rest day says neither.',
    isRestDay({ focus }) && effort !== undefined && effort !== 'easy' ? 'A day of rest is easy.' : '',
  ].filter((message) => message !== '');
}
