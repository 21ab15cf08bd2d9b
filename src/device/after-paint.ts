/**
 * Does something once the page is painted, so that nothing is fetched for it before: when the browser has reported its first
 * picture, and two frames later, since a slow device shows a long text in more than one.
 */
export function afterPaint(act: () => void): void {
  const start = () => requestAnimationFrame(() => requestAnimationFrame(act));
  if (!PerformanceObserver.supportedEntryTypes.includes('paint')) {
    start();
    return;
  }
  const observer = new PerformanceObserver(() => {
    observer.disconnect();
    start();
  });
  observer.observe({ type: 'paint', buffered: true });
}
