import type { Coefficients, Constraint } from 'yalps';
import { largestMeal } from './helpings.ts';

const missing = 'miss ';

/** Parts of a goal by which a day is planned better than it must be, so that the last digits of a sum do not miss it. */
const margin = 0.005;

/** The part of the most fibre that a day is planned for: chance may take what is left. */
export const plannedFibre = 0.96;

/**
 * By the start of their names, the parts that may be missed before something counts as given up. What is in the house and calcium
 * are for all days together, the middle of the energy and one dish a meal are no wishes, and of fibre and weight less is planned
 * than what a menu tells of.
 */
const leeway: readonly (readonly [start: string, part: number])[] = [
  [`${missing}second`, Number.POSITIVE_INFINITY],
  [`${missing}energy near`, Number.POSITIVE_INFINITY],
  [`${missing}house`, Number.POSITIVE_INFINITY],
  [`${missing}calcium`, Number.POSITIVE_INFINITY],
  [`${missing}weight`, largestMeal.told / largestMeal.planned - 1],
  [`${missing}fibre over`, 1 / plannedFibre - 1],
];

/**
 * Whether a variable says that a wish of the day is given up.
 *
 * @param value the part of the wish that is missed
 */
export function isGivenUp(variable: string, value: number): boolean {
  if (!variable.startsWith(missing)) return false;
  const [, part = 2 * margin] = leeway.find(([start]) => variable.startsWith(start)) ?? [];
  return value > part;
}

/** What a day costs before anything is chosen: the solver stops at a part of the whole, which must not be nearly nothing. */
const ground = 20;

/** A model that is being written: rows by name, and variables with what they put into each row. */
export class Sheet {
  readonly rows = new Map<string, Constraint>([['ground', { equal: 1 }]]);
  readonly variables = new Map<string, Coefficients<string>>([['ground', { ground: 1, penalty: ground }]]);

  row(name: string, constraint: Constraint): void {
    this.rows.set(name, constraint);
  }

  /** A row that should hold so much at least; missing all of it counts the penalty. */
  least(name: string, amount: number, penalty: number): void {
    this.row(name, { min: amount * (1 + margin) });
    this.miss(name, name, amount, penalty);
  }

  /** A row that should hold so much at most; as much again counts the penalty. */
  most(name: string, amount: number, penalty: number): void {
    this.row(name, { max: amount * (1 - margin) });
    this.miss(name, name, -amount, penalty);
  }

  /**
   * A row that is written already may be missed.
   *
   * @param whole what missing all of it puts into the row
   * @param most the part that may be missed at most
   */
  miss(name: string, row: string, whole: number, penalty: number, most?: number): void {
    const limit = `limit ${name}`;
    if (most !== undefined) this.row(limit, { max: most });
    this.variables.set(`${missing}${name}`, {
      [row]: whole,
      penalty,
      ...(most === undefined ? {} : { [limit]: 1 }),
    });
  }

  /**
   * A row of differences that should be at least or at most 0.
   *
   * @param whole what missing all of it puts into the row
   */
  balance(name: string, side: 'least' | 'most', whole: number, penalty: number): void {
    this.row(name, side === 'least' ? { min: whole * margin } : { max: -whole * margin });
    this.miss(name, name, side === 'least' ? whole : -whole, penalty);
  }

  /** A row of whole numbers that should be 1. */
  one(name: string, constraint: Constraint, penalty: number): void {
    this.row(name, constraint);
    this.miss(name, name, constraint.max === undefined ? 1 : -1, penalty);
  }
}
