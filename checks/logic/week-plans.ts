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
  /** Days, from 1, that lead to no workout page yet. */
  unlinked: Readonly<Record<string, readonly number[]>>;
  unlinkedFile: string;
}

/** What one does on most days of a week, for health: WHO guidelines on physical activity. */
const leastMinutes = 150;
const leastStrengthDays = 2;
const mostHardDays = 2;
/** Warm-up and cool-down around the intervals. */
const aroundIntervals = 10;

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

function dayFaults({ focus, minutes, effort, exercises, numbers = {} }: PlanFacts['days'][number]): string[] {
  const needsBoth = focus !== 'rest';
  const { work, pause, rounds } = numbers;
  const seconds =
    work === undefined || pause === undefined || rounds === undefined ? undefined : rounds * (work + pause);
  return [
    (minutes !== undefined) === needsBoth && (effort !== undefined) === needsBoth
      ? ''
      : 'A day says its minutes and its effort; a plain rest day says neither.',
    isRestDay({ focus }) === (exercises === undefined)
      ? ''
      : 'A day of training names the exercises that its words name; a day of rest names none.',
    isRestDay({ focus }) && effort !== undefined && effort !== 'easy' ? 'A day of rest is easy.' : '',
    seconds === undefined || seconds / 60 + aroundIntervals === minutes
      ? ''
      : `The intervals take ${seconds / 60} minutes; with ${aroundIntervals} for warm-up and cool-down they do not fill ${minutes}.`,
  ].filter((message) => message !== '');
}

/** The days that lead to no workout page yet are those that the list names. */
export function checkUnlinkedDays(
  plans: readonly WeekPlan[],
  { unlinked, unlinkedFile }: PlanRules,
): Problem[] {
  const found = new Map(
    plans.map(({ id, facts }) => [
      id,
      facts.days.flatMap(({ focus, workout }, index) =>
        focus === 'rest' || workout !== undefined ? [] : [index + 1],
      ),
    ]),
  );
  return [...new Set([...found.keys(), ...Object.keys(unlinked)])].flatMap((id) => {
    const days = (found.get(id) ?? []).join(', ');
    const listed = (unlinked[id] ?? []).join(', ');
    return days === listed
      ? []
      : [
          {
            file: unlinkedFile,
            key: id,
            message: `The days without a workout are ${days || 'none'}: list those.`,
          },
        ];
  });
}
