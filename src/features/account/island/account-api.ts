import {
  type AccountErrorCode,
  type AccountField,
  accountErrorCodes,
} from '#src/features/account/contract.ts';

/** What the server, or the way to it, said to a call. */
export type Reply =
  | { kind: 'ok'; data: unknown }
  | { kind: 'fieldErrors'; errors: Readonly<Partial<Record<AccountField, string>>> }
  | { kind: 'refused'; code: AccountErrorCode }
  | { kind: 'tooManyAttempts'; minutes: number }
  | { kind: 'offline' }
  | { kind: 'failed' };

interface Call {
  method?: 'GET' | 'POST' | 'PATCH';
  body?: Readonly<Record<string, string>>;
}

const waitMilliseconds = 45_000;

/**
 * Calls the accounts server of this site. Never rejects: a failure is a reply as well.
 *
 * @param path below /api/account, for example '/log-in'
 */
export async function callAccount(
  path: `/${string}` | '',
  { method = 'POST', body }: Call = {},
): Promise<Reply> {
  if (!navigator.onLine) {
    return { kind: 'offline' };
  }
  try {
    const response = await fetch(`/api/account${path}`, {
      method,
      signal: AbortSignal.timeout(waitMilliseconds),
      ...(body ? { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } } : {}),
    });
    return readReply(response, await response.json());
  } catch {
    return { kind: navigator.onLine ? 'failed' : 'offline' };
  }
}

function readReply(response: Response, data: unknown): Reply {
  if (response.ok) {
    return { kind: 'ok', data };
  }
  if (response.status === 429) {
    return { kind: 'tooManyAttempts', minutes: minutesToWait(response.headers.get('Retry-After')) };
  }
  const { error, errors } = Object(data) as { error?: unknown; errors?: unknown };
  if (typeof errors === 'object' && errors !== null) {
    return { kind: 'fieldErrors', errors };
  }
  const code = accountErrorCodes.find((known) => known === error);
  return code ? { kind: 'refused', code } : { kind: 'failed' };
}

/**
 * Whole minutes of a Retry-After header in seconds, at least one.
 *
 * @example minutesToWait('61') → 2
 */
export function minutesToWait(retryAfter: string | null): number {
  const seconds = Number(retryAfter);
  return Math.max(1, Number.isFinite(seconds) ? Math.ceil(seconds / 60) : 1);
}
