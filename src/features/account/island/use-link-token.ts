import { useSyncExternalStore } from 'react';

function subscribe(onChange: () => void) {
  addEventListener('hashchange', onChange);
  return () => removeEventListener('hashchange', onChange);
}

const tokenOfAddress = () => new URLSearchParams(location.hash.slice(1)).get('token') ?? '';

/** The token of the link in a mail; null until the page runs, empty when the link has none. */
export function useLinkToken(): string | null {
  return useSyncExternalStore(subscribe, tokenOfAddress, () => null);
}

/** Takes a used token out of the address, so that neither the history nor a shared address holds it. */
export function forgetLinkToken(): void {
  history.replaceState(null, '', location.pathname);
}
