import type { CoachFacts } from '#src/features/coach/logic/facts.ts';
import { type Finding, usedReading } from '#src/features/coach/logic/finding.ts';
import { adultAge } from '#src/features/health/logic/age.ts';
import { isDanger, pressureWordOf } from '#src/features/health/logic/pressure-bands.ts';
import type { Condition, Kept, ReadingOf } from '#src/features/health/logic/records.ts';
import { readingsOfKind } from '#src/features/health/logic/timed-values.ts';
import { addDays } from '#src/features/training/logic/days.ts';

const stop = { stop: true } as const;

/** A blood pressure speaks for the coming week as long as it is not older than four weeks. */
const pressureDays = 28;

/**
 * From here on one does not begin, in millimetres of mercury.
 *
 * @see ACSM, Updating recommendations for exercise preparticipation health screening, 2015
 */
const pressureToWait = { systolic: 180, diastolic: 110 } as const;

/** The latest blood pressure of the last four weeks. */
export function latestPressure({ readings, today }: CoachFacts): Kept<ReadingOf<'pressure'>> | undefined {
  const first = addDays(today, 1 - pressureDays);
  return readingsOfKind('pressure', readings)
    .filter(({ at }) => at.slice(0, 10) >= first && at.slice(0, 10) <= today)
    .reduce<Kept<ReadingOf<'pressure'>> | undefined>(
      (latest, reading) => (latest === undefined || reading.at >= latest.at ? reading : latest),
      undefined,
    );
}

/** A finding that names a blood pressure and its day. */
export function pressureFinding(
  rule: 'pressureNow' | 'pressureWait' | 'pressureHigh',
  reading: Kept<ReadingOf<'pressure'>>,
  effect: Finding['effect'],
): Finding {
  const { systolic, diastolic, at } = reading;
  const numbers = { systolic, diastolic };
  return { rule, effect, numbers, days: [at.slice(0, 10)], from: [usedReading(reading)] };
}

/** Whether the chosen person or the visitor is pregnant. */
export const isPregnant = ({ answers, person }: CoachFacts): boolean =>
  answers.stage === 'pregnant' || person?.conditions?.includes('pregnant') === true;

/** In pregnancy and after birth other limits hold. */
const limitsOf = (facts: CoachFacts) => ({
  ...(facts.person?.born && { born: facts.person.born }),
  conditions:
    isPregnant(facts) || facts.answers.stage === 'birth' ? (['pregnant'] satisfies Condition[]) : [],
});

/** Signs of danger: help, and no week. */
export function signs({ answers }: CoachFacts): Finding | undefined {
  return answers.state === 'signs' ? { rule: 'signs', effect: stop, from: [] } : undefined;
}

/** The latest blood pressure is one at which the signs of danger are asked after at once. */
export function pressureNow(facts: CoachFacts): Finding | undefined {
  const latest = latestPressure(facts);
  return latest && isDanger(pressureWordOf(latest, limitsOf(facts)))
    ? pressureFinding('pressureNow', latest, stop)
    : undefined;
}

/** The latest blood pressure is 180/110 or more, or 140/90 or more in pregnancy and after birth. */
export function pressureWait(facts: CoachFacts): Finding | undefined {
  const latest = latestPressure(facts);
  if (latest === undefined) return undefined;
  const word = pressureWordOf(latest, limitsOf(facts));
  const { systolic, diastolic } = latest;
  const isHigh = systolic >= pressureToWait.systolic || diastolic >= pressureToWait.diastolic;
  return word === 'pregnantToday' || (isHigh && !isDanger(word))
    ? pressureFinding('pressureWait', latest, stop)
    : undefined;
}

/** Something is true for which one asks a health worker before the first session. */
export function wait({ answers }: CoachFacts): Finding | undefined {
  return answers.state === 'wait' ? { rule: 'wait', effect: stop, from: [] } : undefined;
}

/** No training with a fever. */
export function ill({ answers }: CoachFacts): Finding | undefined {
  return answers.state === 'ill' ? { rule: 'ill', effect: stop, from: [] } : undefined;
}

/** With a known heart problem a health worker says what is right. */
export function heart({ person }: CoachFacts): Finding | undefined {
  return person?.conditions?.includes('heart') ? { rule: 'heart', effect: stop, from: [] } : undefined;
}

/** The plans of the site are for adults. */
export function young({ answers, age }: CoachFacts): Finding | undefined {
  const isYoung = answers.stage === 'young' || (age !== undefined && age < adultAge);
  return isYoung ? { rule: 'young', effect: stop, from: [] } : undefined;
}

/** In the first 12 weeks after a birth its own page leads, stage by stage. */
export function birth({ answers }: CoachFacts): Finding | undefined {
  return answers.stage === 'birth' ? { rule: 'birth', effect: stop, from: [] } : undefined;
}
