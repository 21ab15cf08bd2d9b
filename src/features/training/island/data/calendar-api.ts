import * as z from 'zod/mini';

/** What is known of the calendar address. */
export interface CalendarAddress {
  /** When it was made; null where there is none. */
  madeAt: string | null;
  /** The address without its host, known only right after it was made. */
  path?: string | undefined;
}

export type CalendarReply = { kind: 'known'; address: CalendarAddress } | { kind: 'loggedOut' | 'failed' };

const answerSchema = z.object({ madeAt: z.nullable(z.string()), path: z.optional(z.string()) });
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
    const answer = answerSchema.safeParse(await response.json());
    return response.ok && answer.success ? { kind: 'known', address: answer.data } : { kind: 'failed' };
  } catch {
    return { kind: 'failed' };
  }
}
