import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { createLockOut, type LockOut } from './lock-out.ts';

const callKinds = ['sign-up', 'log-in', 'forgot-password', 'link', 'password'] as const;
export type CallKind = (typeof callKinds)[number];
export type MailKind = 'sign-up' | 'reset';

const clientWindowSeconds = 600;
const mailWindowSeconds = 3600;
const mailsFromOneClient = 5;
const mailsFromAll = 30;

export interface AccountLimits {
  /** Counts a client's call; the seconds to wait, or 0 when it may go on. */
  take(kind: CallKind, client: string): Promise<number>;
  /** Takes the count of a call back: it was a right password. */
  giveBack(kind: CallKind, client: string): Promise<void>;
  /**
   * Whether a further mail may go to what a client typed: an address, or an address with a phone where only both
   * together bring a mail, so that a stranger without the phone cannot use up the owner's. Nobody's inbox is to be
   * filled through us.
   */
  mayMail(kind: MailKind, typed: string, client: string): Promise<boolean>;
  lockOut: LockOut;
}

/** @returns the seconds to wait, or 0. */
async function consume(limiter: RateLimiterMemory, key: string): Promise<number> {
  try {
    await limiter.consume(key);
    return 0;
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
  }
}

/** @param callsOfAKind what one client may do in ten minutes. */
export function createAccountLimits(callsOfAKind: number): AccountLimits {
  const limiterOf = (kind: CallKind) =>
    new RateLimiterMemory({ keyPrefix: kind, points: callsOfAKind, duration: clientWindowSeconds });
  const calls = Object.fromEntries(callKinds.map((kind) => [kind, limiterOf(kind)])) as Record<
    CallKind,
    RateLimiterMemory
  >;
  const mailsOfClient = new RateLimiterMemory({ points: mailsFromOneClient, duration: mailWindowSeconds });
  const mailsToAddress = new RateLimiterMemory({ points: mailsFromAll, duration: mailWindowSeconds });
  return {
    take: (kind, client) => consume(calls[kind], client),
    async giveBack(kind, client) {
      await calls[kind].reward(client, 1);
    },
    async mayMail(kind, typed, client) {
      if ((await consume(mailsOfClient, `${kind} ${typed} ${client}`)) > 0) return false;
      return (await consume(mailsToAddress, `${kind} ${typed}`)) === 0;
    },
    lockOut: createLockOut(),
  };
}
