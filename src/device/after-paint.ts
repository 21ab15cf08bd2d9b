/**
 * Does something once the page is painted, so that nothing is fetched for it before: when the browser has reported its first
 * picture, and two frames later, since a slow device shows a long text in more than one.
 */
export function afterPaint(act: () => void): void {
  new PerformanceObserver((_, observer) => {
    observer.disconnect();
    requestAnimationFrame(() => requestAnimationFrame(act));
  }).observe({ type: 'paint', buffered: true });
}
