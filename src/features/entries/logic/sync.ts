import type { Entry, SyncAnswer, SyncCall } from '#src/features/entries/contract.ts';
import { limits } from './limits.ts';
import { isSame, laterOf } from './merge.ts';

/** UTF-8 bytes of entries that one call sends at most; the server takes 64 KB in all. */
const callBytes = 48 * 1024;

/** An entry as a device holds it. */
export interface Held {
  entry: Entry;
  /** Whether the account does not have it like this. */
  waits: boolean;
}

/** Whether an account has room for it: what is longer stays on the device alone. */
export function fitsAccount({ content }: Entry): boolean {
  return content === null || JSON.stringify(content).length <= limits.contentLength;
}

/**
 * The next call to the account: as many of the waiting entries as one call takes, the oldest change first.
 *
 * @param link the account that the device copies to, undefined at the first call
 */
export function nextCall(
  link: { account: string; version: number } | undefined,
  waiting: readonly Entry[],
): SyncCall {
  const entries: Entry[] = [];
  let bytes = 0;
  for (const entry of [...waiting].sort((one, other) => one.changed - other.changed)) {
    if (entries.length === limits.batch) break;
    if (!fitsAccount(entry)) continue;
    bytes += new TextEncoder().encode(JSON.stringify(entry)).length + 1;
    if (bytes > callBytes && entries.length > 0) break;
    entries.push(entry);
  }
  return { account: link?.account ?? null, after: link?.version ?? 0, entries };
}

/**
 * What a device holds of an entry after a call: the later of its own and the account's, and whether it still waits.
 *
 * @param held what it holds when the answer arrives, perhaps changed again since the call
 * @param sent what the call said of this entry
 * @param theirs what the answer says of it
 */
export function settled(
  held: Held | undefined,
  sent: Entry | undefined,
  theirs: Entry | undefined,
): Held | undefined {
  const told = held && sent && isSame(held.entry, sent) ? { entry: held.entry, waits: false } : held;
  if (theirs === undefined) return told;
  if (told === undefined || isSame(laterOf(told.entry, theirs), theirs))
    return { entry: theirs, waits: false };
  return { entry: told.entry, waits: true };
}

/** What follows an answer: the next call, the end, or the end because a further call would bring nothing new. */
export function afterAnswer(
  call: SyncCall,
  answer: SyncAnswer,
  stillWaiting: number,
): 'again' | 'done' | 'stuck' {
  if (!answer.more && stillWaiting === 0) return 'done';
  const isProgress = answer.version > call.after || call.entries.length > 0 || stillWaiting > 0;
  return isProgress ? 'again' : 'stuck';
}
