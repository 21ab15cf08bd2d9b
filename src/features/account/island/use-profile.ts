import { useCallback, useEffect, useState } from 'react';
import { type Profile, readProfile } from '#src/features/account/contract.ts';
import { callAccount } from './account-api.ts';
import { markLoggedIn, readLoginMark, unmarkLoggedIn } from './device-memory.ts';
import type { Trouble } from './use-account-form.ts';

export type ProfileState =
  | { kind: 'loading' }
  | { kind: 'notLoggedIn' }
  | { kind: 'trouble'; trouble: Trouble }
  | { kind: 'loaded'; profile: Profile }
  | { kind: 'deleted' };

/** The member's profile as the server knows it, or why it is not there. */
export function useProfile() {
  const [state, setState] = useState<ProfileState>({ kind: 'loading' });

  const load = useCallback(async () => {
    setState({ kind: 'loading' });
    setState(await loadProfile());
  }, []);

  useEffect(() => {
    load();
  }, [load]);

  return { state, setState, load };
}

async function loadProfile(): Promise<ProfileState> {
  if (readLoginMark() === 'no') {
    return { kind: 'notLoggedIn' };
  }
  const reply = await callAccount('', { method: 'GET' });
  if (reply.kind === 'refused' && reply.code === 'notLoggedIn') {
    unmarkLoggedIn();
    return { kind: 'notLoggedIn' };
  }
  const profile = reply.kind === 'ok' ? readProfile(reply.data) : null;
  if (profile) {
    markLoggedIn();
    return { kind: 'loaded', profile };
  }
  return {
    kind: 'trouble',
    trouble: reply.kind === 'ok' || reply.kind === 'fieldErrors' ? { kind: 'failed' } : reply,
  };
}
