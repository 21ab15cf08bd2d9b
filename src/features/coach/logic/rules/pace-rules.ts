import type { CoachFacts } from '#src/features/coach/logic/facts.ts';
import { type Finding, usedDone } from '#src/features/coach/logic/finding.ts';

/**
 * Minutes of moderate effort that are advised for a week, and the most that brings more benefit.
 *
 * @see WHO, Guidelines on physical activity and sedentary behaviour, 2020
 */
export const advised = { least: 150, most: 300 } as const;

/** The first week of the pages for beginners: 10 minutes on 4 days. */
export const firstMinutes = 40;

/** A missed week, the two weeks of the training week's own rule, and a pause after which one begins anew; in days. */
const pauses = { week: 7, twoWeeks: 14, fourWeeks: 28 } as const;

/** How much more a week may hold: a tenth, or 5 minutes where that is more. */
export const stepUp = (minutes: number): number => Math.max(5, Math.floor(minutes / 10));

const lastOf = ({ past }: CoachFacts) => past.slice(0, 1).map(usedDone);

/** The least of the weeks in which something counted. */
function leastWeek({ weeks }: CoachFacts): number {
  const counted = weeks.map((week) => week.counted).filter((minutes) => minutes > 0);
  return counted.length === 0 ? firstMinutes : Math.min(...counted);
}

/** Nobody has trained for four weeks, or ever: the first week of the pages for beginners. */
export function first(facts: CoachFacts): Finding | undefined {
  const { daysOff } = facts;
  if (daysOff !== undefined && daysOff < pauses.fourWeeks) return undefined;
  const effect = { minutes: firstMinutes, secondFreeDay: true, noHard: true, hold: true } as const;
  return { rule: 'first', effect, from: lastOf(facts) };
}

/** After two weeks without training all goes a step back. */
export function longPause(facts: CoachFacts): Finding | undefined {
  const { daysOff = 0, past } = facts;
  if (daysOff < pauses.twoWeeks || daysOff >= pauses.fourWeeks) return undefined;
  const effect = { minutes: leastWeek(facts), easier: true, noHard: true, hold: true } as const;
  return { rule: 'break', effect, days: past.slice(0, 1).map(({ date }) => date), from: lastOf(facts) };
}

/** After a missed week one goes back a week. */
export function pause(facts: CoachFacts): Finding | undefined {
  const { daysOff = 0, past, weeks } = facts;
  if (daysOff < pauses.week || daysOff >= pauses.twoWeeks) return undefined;
  const [, last, before] = weeks;
  const minutes = before.counted > 0 ? Math.min(last.counted, before.counted) : last.counted;
  const effect = { minutes, noHard: true, hold: true } as const;
  return { rule: 'pause', effect, days: past.slice(0, 1).map(({ date }) => date), from: lastOf(facts) };
}

/** Half of the planned sessions or fewer were done: the same week again, on fewer days. */
export function missed({ weeks: [now, before], planned }: CoachFacts): Finding | undefined {
  const isMissed = planned >= 2 && now.sessions * 2 <= planned;
  if (!isMissed) return undefined;
  const effect = {
    minutes: Math.max(now.counted, before.counted),
    mostDays: now.sessions + 1,
    hold: true,
  } as const;
  return {
    rule: 'missed',
    effect: { ...effect, mostDays: Math.max(2, effect.mostDays) },
    numbers: { done: now.sessions, planned },
    from: now.done.map(usedDone),
  };
}

/** The last seven days held much more than each of the three weeks before: they prove themselves first. */
export function jump({ weeks: [now, ...before] }: CoachFacts): Finding | undefined {
  const most = Math.max(...before.map(({ counted }) => counted));
  if (now.counted <= most + stepUp(most) || now.counted <= firstMinutes) return undefined;
  return {
    rule: 'jump',
    effect: { minutes: Math.min(now.counted, Math.max(advised.least, most)), hold: true },
    count: now.counted,
    numbers: { before: most },
    from: now.done.map(usedDone),
  };
}

/** The 150 minutes are reached: they stay, up to 300. */
export function enough({ weeks: [now] }: CoachFacts): Finding | undefined {
  if (now.counted < advised.least) return undefined;
  return {
    rule: 'enough',
    effect: { minutes: Math.min(now.counted, advised.most) },
    count: now.counted,
    from: now.done.map(usedDone),
  };
}

/** Fewer than 150 minutes: a tenth more, or 5 minutes; where nothing may grow, the same. */
export function raise({ weeks: [now] }: CoachFacts): Finding {
  const wanted = Math.max(firstMinutes, now.counted + stepUp(now.counted));
  const minutes = Math.min(wanted, advised.least);
  return {
    rule: 'raise',
    effect: { minutes },
    count: now.counted,
    numbers: { target: minutes },
    from: now.done.map(usedDone),
  };
}

const paces = [first, longPause, pause, missed, jump, enough, raise];

/** How many minutes the week gets, by the first of the rules on minutes that applies. */
export function paceOf(facts: CoachFacts): Finding {
  for (const rule of paces) {
    const finding = rule(facts);
    if (finding) return finding;
  }
  return raise(facts);
}
