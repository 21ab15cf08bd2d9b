/** Wrong passwords in a row that cost no wait. */
const freeAttempts = 4;
const firstWaitSeconds = 30;
const longestWaitSeconds = 900;
const forgetAfterSeconds = 3600;
const mostEntries = 100_000;

interface Entry {
  attempts: number;
  lastAttempt: number;
  blockedUntil: number;
}

/**
 * How long after the given attempt in a row (from 1) the next one must wait, in seconds: not at all for the first
 * four, then 30, twice as long each time, never more than 15 minutes.
 */
export function lockOutSeconds(attempt: number): number {
  if (attempt <= freeAttempts) return 0;
  return Math.min(firstWaitSeconds * 2 ** Math.min(attempt - freeAttempts - 1, 20), longestWaitSeconds);
}

export interface LockOut {
  /**
   * Counts an attempt before its password is looked at, so that guesses made at once count too.
   * @returns the seconds to wait; 0 when the attempt may go on.
   */
  begin(key: string): number;
  /** Forgets the attempts: the password was right. */
  succeed(key: string): void;
}

/**
 * Slows guessing down by key. The key is an account together with a client, so what a stranger does from elsewhere
 * never stands in the way of the account's owner; and no wait is longer than 15 minutes.
 * @param now milliseconds since 1970.
 */
export function createLockOut(now: () => number = Date.now): LockOut {
  const entries = new Map<string, Entry>();

  /** Entries lie in the order of their last attempt, so the old ones come first. */
  function forgetOld(time: number): void {
    for (const [key, { lastAttempt }] of entries) {
      if (entries.size <= mostEntries && time - lastAttempt < forgetAfterSeconds * 1000) return;
      entries.delete(key);
    }
  }

  return {
    begin(key) {
      const time = now();
      forgetOld(time);
      const entry = entries.get(key) ?? { attempts: 0, lastAttempt: time, blockedUntil: 0 };
      if (time < entry.blockedUntil) return Math.ceil((entry.blockedUntil - time) / 1000);
      const attempts = entry.attempts + 1;
      entries.delete(key);
      entries.set(key, {
        attempts,
        lastAttempt: time,
        blockedUntil: time + lockOutSeconds(attempts) * 1000,
      });
      return 0;
    },
    succeed(key) {
      entries.delete(key);
    },
  };
}
