import { useEffect, useSyncExternalStore } from 'react';
import { copyNow, keepCopying, notCopying, readSync, type SyncState, watchSync } from './sync.ts';
import { useEntries } from './use-entries.ts';

/** How the copying to the account goes. It starts when the page has read what the device holds. */
export function useSync(): SyncState {
  const { keeping } = useEntries();
  const isRead = keeping !== 'loading';
  useEffect(() => {
    if (!isRead) return;
    keepCopying();
    void copyNow();
  }, [isRead]);
  return useSyncExternalStore(watchSync, readSync, () => notCopying);
}
