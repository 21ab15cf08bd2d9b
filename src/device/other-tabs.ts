const channelName = 'buzima';

let channel: BroadcastChannel | undefined;

/** Tells the other tabs of the site that what the device keeps has changed. */
export function tellOtherTabs(): void {
  channel?.postMessage('changed');
}

/**
 * Calls back when another tab has changed what the device keeps, and when this one may have missed it because it slept.
 * A browser without channels learns of it when the tab is looked at again.
 */
export function watchOtherTabs(onChange: () => void): void {
  const listen = () => {
    if (typeof BroadcastChannel === 'undefined') return;
    channel ??= new BroadcastChannel(channelName);
    channel.onmessage = onChange;
  };
  listen();
  // An open channel keeps a page out of the memory that makes the way back fast.
  addEventListener('pagehide', () => {
    channel?.close();
    channel = undefined;
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    listen();
    onChange();
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') onChange();
  });
}
