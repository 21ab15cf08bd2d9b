import { brotliCompressSync, constants } from 'node:zlib';
import type { ReadExercise } from '#src/features/exercises/read-exercises.ts';
import { drawMovement } from '#src/figures/movements/draw-movement.ts';
import { personNames } from '#src/figures/movements/people.ts';
import { validateMovement } from '#src/figures/movements/validate-movement.ts';
import type { Problem } from './problem.ts';

/** What a figure may weigh, compressed. In bytes. */
const heaviestFigure = 2500;

const factsFile = (id: string) => `content/exercises/${id}/facts.yaml`;

/** A body can make the movement of every exercise, and both figures of it are light. */
export function checkMovements(exercises: readonly ReadExercise[]): Problem[] {
  return exercises.flatMap(({ id, facts }) => {
    const { movement } = facts;
    const faults = validateMovement(id, movement);
    const file = factsFile(id);
    if (faults.length > 0) {
      return faults.map(({ code, part, key, value }) => ({
        file,
        key: `movement.keys.${key}`,
        message: `No body can do this: ${code} at ${part}${value === undefined ? '' : ` (${value})`}. See docs/draw-an-exercise.md.`,
      }));
    }
    return personNames
      .filter((person) => !isLight(drawMovement(movement, person)))
      .map((person) => ({
        file,
        key: 'movement',
        message: `The figure of the ${person} weighs more than ${heaviestFigure} bytes: take fewer key poses or props.`,
      }));
  });
}

/** Most figures are light enough after a quick compression; only the others are worth the best one, which takes long. */
function isLight(svg: string): boolean {
  const quick = brotliCompressSync(svg, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
  return quick.length <= heaviestFigure || brotliCompressSync(svg).length <= heaviestFigure;
}

/** The easier and the harder exercise of each exist, and no chain of harder ones comes back to where it began. */
export function checkNeighbours(exercises: readonly ReadExercise[]): Problem[] {
  const byId = new Map(exercises.map(({ id, facts }) => [id, facts]));
  return exercises.flatMap(({ id, facts }) => {
    const file = factsFile(id);
    const unknown = (['easier', 'harder'] as const).flatMap((key) => {
      const neighbour = facts[key];
      return neighbour === undefined || byId.has(neighbour)
        ? []
        : [{ file, key, message: `There is no exercise “${neighbour}”: write the id of one, or none.` }];
    });
    const chain = new Set([id]);
    for (let next = facts.harder; next !== undefined; next = byId.get(next)?.harder) {
      if (chain.has(next)) {
        const message = `The harder ones come back to “${next}”: ${[...chain, next].join(' → ')}. Take one out.`;
        return [...unknown, { file, key: 'harder', message }];
      }
      chain.add(next);
    }
    return unknown;
  });
}
