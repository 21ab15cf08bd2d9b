import { useEffect, useSyncExternalStore } from 'react';
import { beforeLoading, type EntryState, loadEntries, readEntries, watchEntries } from './entry-store.ts';

/** What the device keeps, read once and shown anew at every change. */
export function useEntries(): EntryState {
  useEffect(() => {
    if (readEntries().keeping === 'loading') void loadEntries();
  }, []);
  return useSyncExternalStore(watchEntries, readEntries, () => beforeLoading);
}
