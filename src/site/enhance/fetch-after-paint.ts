import { afterPaint } from '#src/device/after-paint.ts';

/**
 * Fetches a script that is too large to stand in its page: once the page is painted, because it would share a slow line with the
 * style sheet; at once where the address asks something, such as a search.
 */
const address = document.currentScript?.dataset.afterPaint ?? '';

function fetchScript(): void {
  const script = document.createElement('script');
  script.src = address;
  document.head.append(script);
}

if (location.search === '') afterPaint(fetchScript);
else fetchScript();
