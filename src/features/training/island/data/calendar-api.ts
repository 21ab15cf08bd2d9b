/** What is known of the calendar address. */
export interface CalendarAddress {
  /** When it was made; null where there is none. */
  madeAt: string | null;
  /** The address without its host, known only right after it was made. */
  path?: string;
}

export type CalendarReply = { kind: 'known'; address: CalendarAddress } | { kind: 'loggedOut' | 'failed' };

const waitMilliseconds = 45_000;

/**
 * Asks for the calendar address of the member, makes one in the place of the one before, or ends it. Never rejects.
 */
export async function callCalendar(wish: 'ask' | 'make' | 'end'): Promise<CalendarReply> {
  const post = { method: 'POST', body: '{}', headers: { 'Content-Type': 'application/json' } };
  try {
    const response = await fetch(wish === 'end' ? '/api/calendar/end' : '/api/calendar', {
      ...(wish === 'ask' ? {} : post),
      signal: AbortSignal.timeout(waitMilliseconds),
    });
    if (response.status === 401) return { kind: 'loggedOut' };
    const answer: unknown = await response.json();
    return response.ok && isAddress(answer) ? { kind: 'known', address: answer } : { kind: 'failed' };
  } catch {
    return { kind: 'failed' };
  }
}

function isAddress(value: unknown): value is CalendarAddress {
  const { madeAt, path } = Object(value) as { madeAt?: unknown; path?: unknown };
  return (madeAt === null || typeof madeAt === 'string') && (path === undefined || typeof path === 'string');
}
