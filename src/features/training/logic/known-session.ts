import type { Catalogue } from './catalogue.ts';
import { ownSessions, type SessionAddress } from './library.ts';
import type { Done, Kept, OwnSession } from './records.ts';

/** What the log knows of the sessions that it names. */
export interface SessionNames {
  /** Undefined until it is there, or where it did not come. */
  readonly catalogue: Catalogue | undefined;
  readonly own: readonly Kept<OwnSession>[];
}

/** An entry of the log as it is called today, and where its session can be done again. */
export interface KnownSession {
  readonly name: string;
  /** Undefined for what was done without the player, and for a session that there is no more. */
  readonly address?: SessionAddress;
}

/** What an entry of the log is called in the reader's language; the name of its day where nothing better is known. */
export function knownSession(done: Done, { catalogue, own }: SessionNames): KnownSession {
  const { workout, session } = done;
  if (workout === undefined || session === undefined) return { name: done.name };
  const address = { workout, session };
  if (workout === ownSessions) {
    const kept = own.find(({ id }) => id === session);
    return kept ? { name: kept.name, address } : { name: done.name };
  }
  const name = catalogue?.workouts[workout]?.sessions[session]?.name;
  return name === undefined ? { name: done.name } : { name, address };
}
