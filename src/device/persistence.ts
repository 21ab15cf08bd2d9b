let isAsked = false;

/**
 * Asks the browser not to throw away what the site keeps when room gets scarce. Once a page, and only where the browser
 * decides by itself: Firefox, the one with an empty vendor, would show a question that nobody expects.
 */
export function askForPersistence(): void {
  if (isAsked || navigator.vendor === '') return;
  isAsked = true;
  // Missing on plain http.
  navigator.storage?.persist?.().catch(() => undefined);
}
