import { type EquipmentKind, levels, type MovementPattern } from './kinds.ts';
import type { Muscle } from './muscles.ts';

interface Compared {
  pattern: MovementPattern;
  muscles: { primary: readonly Muscle[]; secondary: readonly Muscle[] };
  equipment: readonly EquipmentKind[];
  level: (typeof levels)[number];
}

interface Candidate {
  id: string;
  facts: Compared;
}

/**
 * The exercises of the same kind of movement that are most like one: first by the muscles that work most, then by
 * equipment, then by level. The same in every language.
 *
 * @param others may hold the exercise itself, which is left out
 * @param count how many at most
 */
export function mostAlike<Other extends Candidate>(
  { id, facts }: Candidate,
  others: readonly Other[],
  count: number,
): Other[] {
  const differences = (other: Compared) => [
    -shared(facts.muscles.primary, other.muscles.primary),
    -shared(facts.equipment, other.equipment),
    Math.abs(levels.indexOf(facts.level) - levels.indexOf(other.level)),
  ];
  return others
    .filter((other) => other.id !== id && other.facts.pattern === facts.pattern)
    .map((other) => ({ other, differences: differences(other.facts) }))
    .sort(
      (one, another) =>
        one.differences
          .map((difference, index) => difference - (another.differences[index] ?? 0))
          .find((step) => step !== 0) ?? (one.other.id < another.other.id ? -1 : 1),
    )
    .slice(0, count)
    .map(({ other }) => other);
}

const shared = (own: readonly string[], others: readonly string[]) =>
  own.filter((one) => others.includes(one)).length;
