import type { StopAnswer } from '#src/features/reminders/contract.ts';

/** What the server says of the reminders of a member. */
export interface ServerState {
  /** Whether the member has ended all mails, by the link in one of them. */
  mailsEnded: boolean;
  /** The reminders of which no mails are sent any more, by the same way. */
  endedReminders: readonly string[];
  /** How many devices get notifications. */
  devices: number;
  /** Whether the account has used up what a day allows. */
  full: boolean;
}

/** Why something was not done. */
export type Refusal = 'loggedOut' | 'tooManyAttempts' | 'tooManyDevices' | 'unknown' | 'failed';

export type Reply<Answer> = { kind: 'answered'; answer: Answer } | { kind: Refusal };

const waitMilliseconds = 45_000;
const refusals: Readonly<Record<number, Refusal>> = {
  401: 'loggedOut',
  404: 'unknown',
  410: 'unknown',
  429: 'tooManyAttempts',
};

/** Asks for the state of the member's reminders. Never rejects. */
export async function readServer(): Promise<Reply<ServerState>> {
  return checked(await call('/api/reminders'), isState);
}

/** Sends mails again after they were ended. Never rejects. */
export const startMails = (): Promise<Reply<unknown>> => call('/api/reminders/mails', { on: true });

/** Ends mails by the secret of a mail; no session is needed. Never rejects. */
export async function stopMails(token: string): Promise<Reply<StopAnswer>> {
  return checked(await call(`/api/reminders/stop/${encodeURIComponent(token)}`, {}), isStopAnswer);
}

/** The key that names our server to the browser's push service. Never rejects. */
export async function readPushKey(): Promise<Reply<{ key: string }>> {
  return checked(await call('/api/push/key'), hasKey);
}

/** Tells the server where a device gets its notifications, and in which language. Never rejects. */
export const sendSubscription = (
  { endpoint, keys }: PushSubscriptionJSON,
  language: string,
): Promise<Reply<unknown>> =>
  call('/api/push/subscriptions', {
    endpoint,
    keys: { p256dh: keys?.p256dh, auth: keys?.auth },
    language,
  });

/** Tells the server to send a device nothing more. Never rejects. */
export const endSubscription = (endpoint: string): Promise<Reply<unknown>> =>
  call('/api/push/subscriptions/end', { endpoint });

/** Asks for a notification at once, to see whether it comes. Never rejects. */
export const sendTrial = (endpoint: string): Promise<Reply<unknown>> => call('/api/push/try', { endpoint });

async function call(path: string, body?: object): Promise<Reply<unknown>> {
  const post = {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'Content-Type': 'application/json' },
  };
  try {
    const response = await fetch(path, {
      ...(body && post),
      signal: AbortSignal.timeout(waitMilliseconds),
    });
    const answer: unknown = await response.json().catch(() => undefined);
    return response.ok ? { kind: 'answered', answer } : { kind: refusalOf(response.status, answer) };
  } catch {
    return { kind: 'failed' };
  }
}

function refusalOf(status: number, answer: unknown): Refusal {
  const { error } = Object(answer) as { error?: unknown };
  return error === 'tooManyDevices' ? error : (refusals[status] ?? 'failed');
}

function checked<Answer>(
  reply: Reply<unknown>,
  isRight: (answer: unknown) => answer is Answer,
): Reply<Answer> {
  if (reply.kind !== 'answered') return reply;
  return isRight(reply.answer) ? { kind: 'answered', answer: reply.answer } : { kind: 'failed' };
}

function isState(answer: unknown): answer is ServerState {
  const { mailsEnded, endedReminders, devices, full } = Object(answer) as Partial<
    Record<keyof ServerState, unknown>
  >;
  return (
    typeof mailsEnded === 'boolean' &&
    Array.isArray(endedReminders) &&
    typeof devices === 'number' &&
    typeof full === 'boolean'
  );
}

const hasKey = (answer: unknown): answer is { key: string } =>
  typeof (Object(answer) as { key?: unknown }).key === 'string';

function isStopAnswer(answer: unknown): answer is StopAnswer {
  const { stopped } = Object(answer) as { stopped?: unknown };
  return stopped === 'reminder' || stopped === 'all';
}
