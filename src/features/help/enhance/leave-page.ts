import { readStored, removeStored, writeStored } from '#src/device/storage.ts';
import { countPresses } from '#src/features/help/logic/presses.ts';

/**
 * The quick way out. The page is replaced, so that Back does not lead to it again; a private page that was open before it
 * is replaced when Back comes to it. What a browser does not allow stands in docs/leaving-a-page.md.
 */
const exit = document.querySelector<HTMLAnchorElement>('a[data-leave]');
const root = document.documentElement;

if (exit) {
  const leave = () => {
    // The next page may take long to come; until then nothing may be seen of this one.
    root.style.visibility = 'hidden';
    document.title = exit.hostname;
    writeStored('left', 'yes');
    location.replace(exit.href);
  };
  const leftBefore = () => readStored('left') !== null;

  const [arrival] = performance.getEntriesByType('navigation');
  if (arrival instanceof PerformanceNavigationTiming && arrival.type !== 'back_forward') removeStored('left');
  else if (leftBefore()) leave();

  // A browser that keeps the page for Back keeps it hidden, so that nothing flashes up before it is replaced.
  addEventListener('pagehide', () => {
    root.style.visibility = 'hidden';
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    if (leftBefore()) leave();
    else root.style.visibility = '';
  });

  for (const link of document.querySelectorAll('[data-leave]')) {
    link.addEventListener('click', (event) => {
      event.preventDefault();
      leave();
    });
  }

  const pressed = countPresses();
  addEventListener('keydown', ({ key, repeat, timeStamp }) => {
    if (key === 'Escape' && !repeat && pressed(timeStamp)) leave();
  });
}
