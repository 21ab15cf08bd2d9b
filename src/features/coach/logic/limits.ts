import type { Effect, Finding } from './finding.ts';

/** What all rules together make of the week. */
export interface Limits extends Omit<Effect, 'avoid' | 'stop'> {
  readonly avoid: NonNullable<Effect['avoid']>;
}

/** Of two numbers that limit the same the lower one stands; what one rule forbids no other allows. */
export function limitsOf(findings: readonly Finding[]): Limits {
  const effects = findings.map(({ effect }) => effect);
  const least = (numbers: readonly (number | undefined)[]) => {
    const known = numbers.filter((number) => number !== undefined);
    return known.length === 0 ? undefined : Math.min(...known);
  };
  const mostDays = least(effects.map((effect) => effect.mostDays));
  const minutes = least(effects.map((effect) => effect.minutes));
  const any = (name: 'hold' | 'noHard' | 'half' | 'easier' | 'secondFreeDay' | 'back' | 'intervals') =>
    effects.some((effect) => effect[name]) ? { [name]: true as const } : {};
  const strengthDays = least(effects.map((effect) => effect.strengthDays));
  const balanceDays = least(effects.map((effect) => effect.balanceDays));
  return {
    ...any('hold'),
    ...any('noHard'),
    ...any('half'),
    ...any('easier'),
    ...any('secondFreeDay'),
    ...any('back'),
    ...any('intervals'),
    avoid: effects.flatMap((effect) => effect.avoid ?? []),
    ...(mostDays !== undefined && { mostDays }),
    ...(minutes !== undefined && { minutes }),
    ...(strengthDays !== undefined && { strengthDays }),
    ...(balanceDays !== undefined && { balanceDays }),
  };
}
