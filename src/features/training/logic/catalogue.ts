import type { SessionSummary } from './summary.ts';

/** A session that can be placed on a day. */
export interface CatalogueSession extends SessionSummary {
  /** Its heading with that of its page. */
  readonly name: string;
}

/** A page with sessions: a workout, or the week plans. */
export interface CatalogueWorkout {
  readonly heading: string;
  /** The page above it, such as cardio for women; undefined for the week plans. */
  readonly group?: string | undefined;
  readonly sessions: Readonly<Record<string, CatalogueSession>>;
}

/** A week of the generator: its name, and for each day from Monday its session, or null for a day of rest. */
export interface CataloguePlan {
  readonly label: string;
  readonly aim: string;
  readonly days: readonly (string | null)[];
}

/** Everything that can be placed in a week, in a language. */
export interface Catalogue {
  /** By the path that all languages share. */
  readonly workouts: Readonly<Record<string, CatalogueWorkout>>;
  /** By the id of the body preference. */
  readonly plans: Readonly<Record<string, CataloguePlan>>;
}
