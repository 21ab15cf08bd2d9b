import { heightInCentimetres } from '#src/features/calculators/logic/measures.ts';
import { isDay } from '#src/features/training/logic/days.ts';
import { readNumber } from './read-number.ts';
import type { Condition, Person } from './records.ts';

type Values = Readonly<Record<string, string>>;

export type PersonField = 'name' | 'born' | 'height' | 'feet';

/** The longest name, in UTF-16 code units as `maxLength` counts them. */
export const nameLength = 60;

const leastHeight = 50;
const mostHeight = 250;

/** The height that a form says, in centimetres; undefined for none, null for one that nobody has. */
function heightFrom(values: Values): number | undefined | null {
  const isEmpty = ['height', 'feet', 'inches'].every((name) => (values[name] ?? '').trim() === '');
  if (isEmpty) return undefined;
  const height = readNumber(heightInCentimetres((name) => values[name] ?? ''));
  return height !== undefined && height >= leastHeight && height <= mostHeight ? height : null;
}

/**
 * What the form of a person checks.
 *
 * @param isImperial whether the height is asked in feet and inches
 */
export function personChecks(today: string, isImperial: boolean) {
  const height = (_: string, values: Values) => (heightFrom(values) === null ? 'height' : undefined);
  return {
    name: (typed: string) => (typed.trim() === '' ? 'name' : undefined),
    born: (typed: string) => (typed === '' || (isDay(typed) && typed <= today) ? undefined : 'born'),
    ...(isImperial ? { feet: height } : { height }),
  } as const;
}

/**
 * A person as a form says; what the form does not ask, such as the lock, stays.
 *
 * @param values of a form that has passed its checks
 */
export function personFrom(
  values: Values,
  conditions: readonly Condition[],
  before: Person | undefined,
): Person {
  const { name = '', born = '', sex } = values;
  const centimetres = heightFrom(values);
  return {
    name: name.trim(),
    ...(born && { born }),
    ...((sex === 'female' || sex === 'male') && { sex }),
    ...(typeof centimetres === 'number' && { centimetres }),
    ...(conditions.length > 0 && { conditions: [...conditions] }),
    ...(before?.sugar && { sugar: before.sugar }),
    ...(before?.lock && { lock: before.lock }),
  };
}
