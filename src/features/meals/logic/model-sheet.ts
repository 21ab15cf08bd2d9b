import type { Coefficients, Constraint } from 'yalps';

const missing = 'miss ';
const missingSecond = `${missing}second`;
const missingMiddle = `${missing}energy near`;
const missingHouse = `${missing}house`;
const missingCalcium = `${missing}calcium`;
const missingLightness = `${missing}weight`;

/** Parts of a goal by which a day is planned better than it must be, so that the last digits of a sum do not miss it. */
const margin = 0.005;

/**
 * Whether a variable says that a wish of the day is given up. What is in the house and calcium are for all days together, and the
 * middle of the energy and one dish a meal are no wishes.
 *
 * @param value the part of the wish that is missed
 */
export const isGivenUp = (variable: string, value: number): boolean =>
  value > 2 * margin &&
  variable.startsWith(missing) &&
  ![missingMiddle, missingHouse, missingSecond, missingCalcium, missingLightness].some((start) =>
    variable.startsWith(start),
  );

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

  /** A row of whole numbers that should be 1. */
  one(name: string, constraint: Constraint, penalty: number): void {
    this.row(name, constraint);
    this.miss(name, name, constraint.max === undefined ? 1 : -1, penalty);
  }
}
