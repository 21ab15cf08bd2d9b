/**
 * Keeps the screen from going dark. Browsers end it when the page is hidden, so it is asked for again when the page is seen.
 * Where a device refuses, nothing happens.
 *
 * @returns what lets the screen go dark again
 */
export function keepAwake(): () => void {
  let lock: WakeLockSentinel | undefined;
  let over = false;

  const ask = async () => {
    if (over || document.visibilityState !== 'visible') return;
    try {
      const granted = await navigator.wakeLock.request('screen');
      // The end can come before the answer.
      if (over) await granted.release();
      else lock = granted;
    } catch {
      lock = undefined;
    }
  };

  document.addEventListener('visibilitychange', ask);
  void ask();
  return () => {
    over = true;
    document.removeEventListener('visibilitychange', ask);
    void lock?.release();
  };
}
