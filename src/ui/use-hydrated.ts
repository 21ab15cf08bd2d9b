import { useSyncExternalStore } from 'react';

const subscribeToNothing = () => () => undefined;

/** False in the HTML from the server, true once the island runs: controls that need it stay disabled until then. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
}
