const storageKey = 'buzima.logged-in';

/**
 * Whether somebody has logged in on this device; 'unknown' where nothing can be stored. The session itself is a cookie
 * that scripts cannot see, and asking the server would cost every visitor a request.
 */
export function readLoginMark(): 'yes' | 'no' | 'unknown' {
  try {
    return localStorage.getItem(storageKey) === null ? 'no' : 'yes';
  } catch {
    return 'unknown';
  }
}

/** Remembers on the device that somebody has logged in. */
export function markLoggedIn(): void {
  withStorage((storage) => storage.setItem(storageKey, 'yes'));
}

/** Forgets it: after the log-out, and when the server knows no session. */
export function unmarkLoggedIn(): void {
  withStorage((storage) => storage.removeItem(storageKey));
}

/** Remembers the chosen language, under the key that the head of every page reads before anything is painted. */
export function rememberLanguage(language: string): void {
  withStorage((storage) => storage.setItem('buzima.language', language));
}

function withStorage(use: (storage: Storage) => void): void {
  try {
    use(localStorage);
  } catch {
    // Storage is switched off: the member's page then asks the server each time.
  }
}
