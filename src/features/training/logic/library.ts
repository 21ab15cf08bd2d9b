import type { Measure } from '#src/features/exercises/logic/kinds.ts';
import type { Catalogue } from './catalogue.ts';
import { leastExtra, mostExtra } from './extra.ts';
import type { Done, Kept, OwnSession, Placement } from './records.ts';
import type { SessionEffort, TrainedExercise } from './summary.ts';
import type { PlayedBlock, PlayedItem } from './timeline.ts';

/** Who shows an exercise. */
export const shownBy = ['woman', 'man'] as const;
export type ShownBy = (typeof shownBy)[number];

/** What the player knows of an exercise, in the reader's language. */
export interface PlayedExercise extends TrainedExercise {
  readonly name: string;
  /** Short enough to be spoken during a repetition. */
  readonly cue: string;
  /** What it is counted in. */
  readonly measure: Measure;
  readonly easier?: string | undefined;
  readonly harder?: string | undefined;
  /** Addresses of its drawings: the moving one, and the key poses for those who want nothing to move. */
  readonly figures: Readonly<Record<ShownBy, { readonly moving: string; readonly still: string }>>;
}

/** A session of a workout, or of a day of the week plans, as it can be played. */
export interface PlayedSession {
  readonly heading: string;
  /** Its heading with that of its page, where it is alone. */
  readonly name: string;
  /** Who shows it to readers who have not chosen. */
  readonly shownBy: ShownBy;
  readonly blocks: readonly PlayedBlock[];
  readonly effort: SessionEffort;
  /** Signs at which those for whom it is meant get help at once, such as in pregnancy. */
  readonly warnings?: { readonly heading: string; readonly signs: readonly string[] } | undefined;
}

/** A page with sessions: a workout, or the week plans. */
export interface PlayedWorkout {
  readonly heading: string;
  readonly sessions: Readonly<Record<string, PlayedSession>>;
}

/** What the player needs of exercises, by their ids. */
export type PlayedExercises = Readonly<Record<string, PlayedExercise>>;

/** A page with sessions, and every exercise that they and their exchanges name, as one file in a language. */
export interface WorkoutLibrary extends PlayedWorkout {
  readonly exercises: PlayedExercises;
}

/** Where the sessions of the week plans stand. */
export const weekPlans = '/workout';

/** What stands in the place of a workout where a session is the reader's own. */
export const ownSessions = 'own';

/** The session that an address asks for. */
export interface SessionAddress {
  readonly workout: string;
  readonly session: string;
  /** Steps harder than on its page, or easier. */
  readonly extra?: number | undefined;
}

/**
 * Reads what comes after the question mark of the player's address; without a workout it is a day of the week plans.
 *
 * @example readSessionAddress('?session=main&workout=/men/x') → { workout: '/men/x', session: 'main' }
 */
export function readSessionAddress(search: string): SessionAddress | undefined {
  const parameters = new URLSearchParams(search);
  const session = parameters.get('session');
  const extra = Number(parameters.get('extra'));
  if (!session) return undefined;
  const address = { session, workout: parameters.get('workout') ?? weekPlans };
  return Number.isInteger(extra) && extra !== 0 && extra >= leastExtra && extra <= mostExtra
    ? { ...address, extra }
    : address;
}

/** What comes after the question mark of the player's address for a session. */
export function sessionQuery({ workout, session, extra = 0 }: SessionAddress): string {
  const parameters = new URLSearchParams({ session, workout, ...(extra !== 0 && { extra: `${extra}` }) });
  return `?${parameters}`;
}

/** What comes after the question mark of the week's address so that it offers to place a session. */
export const weekQuery = ({ workout, session }: SessionAddress): string =>
  `?${new URLSearchParams({ add: workout, session })}`;

/** The exercises that sessions name, with the easier and harder ones that may take their place. */
export function exercisesOf(
  sessions: readonly Pick<PlayedSession, 'blocks'>[],
  exercises: PlayedExercises,
): PlayedExercises {
  const items = sessions.flatMap(({ blocks }) => blocks.flatMap((block) => block.items));
  const ids = items.flatMap((item) => [item.exercise, ...Object.values(othersOf(item, exercises))]);
  return Object.fromEntries(
    [...new Set(ids)].flatMap((id) => (id !== undefined && exercises[id] ? [[id, exercises[id]]] : [])),
  );
}

/**
 * What may be put in the place of an item: what the session names as easier and harder, else what the library does. After
 * an exchange it is the way back, so that nothing is needed that was not there at the start.
 */
export function othersOf(
  { exercise, easier, harder, insteadOf }: PlayedItem,
  exercises: PlayedExercises,
): { easier?: string | undefined; harder?: string | undefined } {
  if (insteadOf !== undefined) {
    const isEasier = (easier ?? exercises[insteadOf]?.easier) === exercise;
    return isEasier ? { harder: insteadOf } : { easier: insteadOf };
  }
  const known = exercises[exercise];
  return { easier: easier ?? known?.easier, harder: harder ?? known?.harder };
}

/** What the log knows of the sessions that it names. */
export interface SessionNames {
  /** Undefined until it is there, or where it did not come. */
  readonly catalogue: Catalogue | undefined;
  readonly own: readonly Kept<OwnSession>[];
}

/** A session as it is called today, and where it can be done again. */
export interface KnownSession {
  readonly name: string;
  /** Undefined for what was done without the player, and for a session that there is no more. */
  readonly address?: SessionAddress;
}

/**
 * What an entry of the log or a placement in the week is called in the reader's language; the name that it got where nothing
 * better is known.
 */
export function knownSession(
  named: Pick<Done | Placement, 'name' | 'workout' | 'session'>,
  { catalogue, own }: SessionNames,
): KnownSession {
  const { workout, session } = named;
  if (workout === undefined || session === undefined) return { name: named.name };
  const address = { workout, session };
  if (workout === ownSessions) {
    const kept = own.find(({ id }) => id === session);
    return kept ? { name: kept.name, address } : { name: named.name };
  }
  const name = catalogue?.workouts[workout]?.sessions[session]?.name;
  return name === undefined ? { name: named.name } : { name, address };
}
