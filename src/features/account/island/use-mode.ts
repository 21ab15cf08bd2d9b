import { useSyncExternalStore } from 'react';

/** The forms of the Premium page, by the fragments of their addresses. */
export const modes = ['login', 'signup', 'forgot-password'] as const;
type Mode = (typeof modes)[number];

function subscribe(onChange: () => void) {
  addEventListener('hashchange', onChange);
  return () => removeEventListener('hashchange', onChange);
}

const modeOfAddress = (): Mode => modes.find((mode) => location.hash === `#${mode}`) ?? 'login';

/** Which form the fragment of the address asks for; the log-in without one. */
export function useMode(): Mode {
  return useSyncExternalStore<Mode>(subscribe, modeOfAddress, () => 'login');
}

/** Goes to a form, so that its address can be shared and the way back is the browser's own. */
export function chooseMode(mode: Mode): void {
  location.hash = mode;
}
