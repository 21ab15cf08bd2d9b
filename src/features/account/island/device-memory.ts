import { showLoginMark } from '#src/device/login-mark.ts';
import { isStorageBlocked, readStored, removeStored, writeStored } from '#src/device/storage.ts';

/**
 * Whether somebody has logged in on this device; 'unknown' where nothing can be stored. The session itself is a cookie
 * that scripts cannot see, and asking the server would cost every visitor a request.
 */
export function readLoginMark(): 'yes' | 'no' | 'unknown' {
  if (isStorageBlocked('loggedIn')) {
    return 'unknown';
  }
  return readStored('loggedIn') === null ? 'no' : 'yes';
}

/** Remembers on the device that somebody has logged in. */
export function markLoggedIn(): void {
  writeStored('loggedIn', 'yes');
  showLoginMark();
}

/** Forgets it: after the log-out, and when the server knows no session. */
export function unmarkLoggedIn(): void {
  removeStored('loggedIn');
  showLoginMark();
}

/** Remembers the chosen language, under the key that the head of every page reads before anything is painted. */
export function rememberLanguage(language: string): void {
  writeStored('language', language);
}
