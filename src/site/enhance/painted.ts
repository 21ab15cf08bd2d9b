import { afterPaint } from '#src/device/after-paint.ts';

/**
 * Brings an island to life once the page has been painted and the device is idle, at the latest after half a second: `client:idle`
 * alone may fetch its scripts before the first paint, which on a slow network then waits for them.
 */
function painted(load: () => Promise<() => void | Promise<void>>): void {
  const start = async () => {
    const bringToLife = await load();
    await bringToLife();
  };
  afterPaint(() => {
    if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: 500 });
    else setTimeout(start, 200);
  });
}

export default painted;
