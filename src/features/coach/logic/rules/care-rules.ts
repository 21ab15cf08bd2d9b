import type { CoachFacts } from '#src/features/coach/logic/facts.ts';
import { type Finding, usedReading } from '#src/features/coach/logic/finding.ts';
import type { Muscle } from '#src/features/exercises/logic/muscles.ts';
import { advisedSleep } from '#src/features/health/logic/advised.ts';
import { dayMeans, meanOf } from '#src/features/health/logic/day-values.ts';
import { pressureLimits } from '#src/features/health/logic/pressure-bands.ts';
import type { Kept, Reading } from '#src/features/health/logic/records.ts';
import { readingsOfKind, valuesOf } from '#src/features/health/logic/timed-values.ts';
import { trendOf, weeklyChange } from '#src/features/health/logic/weight-trend.ts';
import { addDays, daysPerWeek } from '#src/features/training/logic/days.ts';
import { latestPressure, pressureFinding } from './stop-rules.ts';

/** One night or one pulse says little. */
const leastReadings = 3;

/**
 * The fastest loss that the page on losing weight advises, in kilograms a week.
 *
 * @see NHS, Losing weight: getting started
 */
const fastestLoss = 1;

const moreCareful = { hold: true, noHard: true } as const;

/** Muscles that move a part of the body. */
const musclesOf = {
  legs: [
    'gluteus-maximus',
    'gluteus-medius',
    'hip-flexors',
    'adductors',
    'quadriceps',
    'hamstrings',
    'calves',
    'tibialis-anterior',
  ],
  back: ['erector-spinae', 'latissimus-dorsi', 'rhomboids', 'trapezius', 'gluteus-maximus', 'hamstrings'],
  arms: [
    'deltoids',
    'pectorals',
    'biceps',
    'triceps',
    'forearms',
    'trapezius',
    'latissimus-dorsi',
    'rhomboids',
  ],
} as const satisfies Readonly<Record<string, readonly Muscle[]>>;

/** The readings of the seven days that end so many weeks ago. */
function inWeek<Item extends Kept<Reading>>(items: readonly Item[], today: string, back: number): Item[] {
  const last = addDays(today, -back * daysPerWeek);
  const first = addDays(last, 1 - daysPerWeek);
  return items.filter(({ at }) => at.slice(0, 10) >= first && at.slice(0, 10) <= last);
}

/** With an illness for which one asks before hard exercise, nothing is hard. */
export function illness({ person }: CoachFacts): Finding | undefined {
  const known = person?.conditions?.some((one) => ['diabetes', 'kidney', 'high-pressure'].includes(one));
  return known ? { rule: 'illness', effect: { noHard: true }, from: [] } : undefined;
}

/** The latest blood pressure is 140/90 or more: nothing hard, nothing more, and a health worker. */
export function pressureHigh(facts: CoachFacts): Finding | undefined {
  const latest = latestPressure(facts);
  const { systolic, diastolic } = pressureLimits.high.from;
  return latest && (latest.systolic >= systolic || latest.diastolic >= diastolic)
    ? pressureFinding('pressureHigh', latest, moreCareful)
    : undefined;
}

/** After malaria, flu or another fever one begins with half. */
export function wasIll({ answers }: CoachFacts): Finding | undefined {
  return answers.state === 'wasIll'
    ? { rule: 'wasIll', effect: { ...moreCareful, half: true }, from: [] }
    : undefined;
}

/** What hurts is not worked hard. */
export function pain({ answers }: CoachFacts): Finding | undefined {
  return answers.pain === 'none'
    ? undefined
    : { rule: 'pain', effect: { ...moreCareful, avoid: musclesOf[answers.pain] }, from: [] };
}

/** The nights of the last seven days were shorter than advised. */
export function sleep({ readings, today, person }: CoachFacts): Finding | undefined {
  const nights = inWeek(readingsOfKind('sleep', readings), today, 0);
  const advised = advisedSleep(person ?? {}, today);
  const mean = meanOf(nights.map(({ minutes }) => minutes)) / 60;
  if (nights.length < leastReadings || advised === undefined || mean >= advised.from) return undefined;
  return {
    rule: 'sleep',
    effect: moreCareful,
    numbers: { hours: Math.floor(mean * 10) / 10 },
    from: nights.map(usedReading),
  };
}

/** The pulse is faster than in each of the three weeks before. */
export function pulse({ readings, today }: CoachFacts): Finding | undefined {
  const measured = readings.filter((reading) => valuesOf('pulse', [reading]).length > 0);
  const weeks = [0, 1, 2, 3].map((back) => inWeek(measured, today, back));
  const means = weeks.map((week) => meanOf(valuesOf('pulse', week).map(({ value }) => value)));
  const isKnown = weeks.every((week) => week.length >= leastReadings);
  const [now = 0, ...before] = means.map(Math.round);
  if (!isKnown || before.some((mean) => now <= mean)) return undefined;
  return {
    rule: 'pulse',
    effect: moreCareful,
    numbers: { now, before: Math.max(...before) },
    from: (weeks[0] ?? []).map(usedReading),
  };
}

/** The weight falls faster than a kilogram a week. */
export function weight({ readings, today }: CoachFacts): Finding | undefined {
  const weighed = readingsOfKind('weight', readings).filter(({ at }) => at.slice(0, 10) <= today);
  const change = weeklyChange(trendOf(dayMeans(valuesOf('weight', weighed))));
  if (change === undefined || change >= -fastestLoss) return undefined;
  const recent = weighed.filter(({ at }) => at.slice(0, 10) > addDays(today, -4 * daysPerWeek));
  if (recent.length === 0) return undefined;
  return {
    rule: 'weight',
    effect: { hold: true },
    numbers: { kilograms: Math.round(-change * 10) / 10 },
    from: recent.map(usedReading),
  };
}
