import { readStored } from './storage.ts';

/**
 * Tells the style sheet, by an attribute of the page, whether somebody has logged in on this device. Only that is known: the
 * session itself is a cookie that scripts cannot see.
 */
export function showLoginMark(): void {
  document.documentElement.toggleAttribute('data-member', readStored('loggedIn') !== null);
}
