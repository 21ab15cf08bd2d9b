import type { Catalogue } from './catalogue.ts';
import { ownSessions, type SessionAddress } from './library.ts';
import type { Done, Kept, OwnSession, Placement } from './records.ts';

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
