import type { SyncAnswer, SyncCall } from '#src/features/entries/contract.ts';
import { isSyncAnswer } from '#src/features/entries/logic/is-entry.ts';

/** What the account, or the way to it, said to a call. */
export type SyncReply =
  | { kind: 'answered'; answer: SyncAnswer }
  | { kind: 'loggedOut' }
  /** Somebody is logged in to another account than the device copies to. */
  | { kind: 'otherAccount'; account: string }
  /** It did not work; `seconds` where the server says how long to wait. */
  | { kind: 'failed'; seconds?: number };

const waitMilliseconds = 45_000;

/** Calls `/api/sync`. Never rejects: a failure is a reply as well. */
export async function callSync(call: SyncCall): Promise<SyncReply> {
  if (!navigator.onLine) return { kind: 'failed' };
  try {
    const response = await fetch('/api/sync', {
      method: 'POST',
      signal: AbortSignal.timeout(waitMilliseconds),
      body: JSON.stringify(call),
      headers: { 'Content-Type': 'application/json' },
    });
    return readReply(response, await response.json().catch(() => undefined));
  } catch {
    return { kind: 'failed' };
  }
}

function readReply({ ok, status, headers }: Response, data: unknown): SyncReply {
  if (status === 401) return { kind: 'loggedOut' };
  const { error, account } = Object(data) as { error?: unknown; account?: unknown };
  if (error === 'otherAccount' && typeof account === 'string') return { kind: 'otherAccount', account };
  if (ok && isSyncAnswer(data)) return { kind: 'answered', answer: data };
  const seconds = Number(headers.get('Retry-After'));
  return seconds > 0 ? { kind: 'failed', seconds } : { kind: 'failed' };
}
