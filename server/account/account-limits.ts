import type { Permission, RateLimit, RateLimits } from '#server/rate-limits.ts';

export type CallKind = 'sign-up' | 'log-in' | 'forgot-password' | 'link' | 'password';
export type MailKind = 'sign-up' | 'reset';

/** A password that is about to be compared. */
export interface Attempt {
  kind: 'log-in' | 'password';
  /** The address of the account, whether or not there is one. */
  email: string;
  client: string;
  /** The device's own name, where the account has been used on it before. */
  device: string | undefined;
}

export interface AccountLimits {
  /** Counts a client's call. */
  take(kind: CallKind, client: string): Promise<Permission>;
  /** Counts an attempt before its password is looked at, so that guesses made at once count too. */
  beginAttempt(attempt: Attempt): Promise<Permission>;
  /** Forgets the attempts before: the password was right. */
  succeed(attempt: Attempt): Promise<void>;
  /** Whether the owner of an account is to be told now that this refusal protects the account from guessing. */
  mayWarn(email: string, refusal: Permission): Promise<boolean>;
  /** Opens an account that was closed to unknown devices: its owner has proven to be one. */
  reopen(email: string): Promise<void>;
  /** Whether a further mail may go to an address. Nobody's inbox is to be filled through us. */
  mayMail(kind: MailKind, email: string, client: string): Promise<boolean>;
}

const callSeconds = 600;
const hour = 3600;
/** Attempts of one client, or of one known device, at one account: a burst, and what follows it. */
const attemptsInARow = { points: 5, seconds: 30 };
const attemptsInAll = { points: 10, seconds: 900 };
/** Wrong passwords for one account from all unknown devices together. */
const attemptsOfAll = { points: 100, seconds: hour };
const mailsFromOneClient = 5;
const mailsFromAll = 30;
/** Kept for those who ask for the first time, so that nobody can use up the mails of an address for its owner. */
const mailsForNewClients = 60;

const closedKey = (email: string) => `attempts at ${email}`;

function limitsOf({ kind, email, client, device }: Attempt, callsOfAKind: number) {
  const pair = device === undefined ? `${email} from ${client}` : `${email} on ${device}`;
  const own: RateLimit[] = [
    { key: `attempts in a row ${pair}`, ...attemptsInARow },
    { key: `attempts in all ${pair}`, ...attemptsInAll },
  ];
  // What strangers do, from the same address or from everywhere, is no matter of a device that is known.
  const shared: RateLimit[] =
    device === undefined
      ? [
          { key: `${kind} ${client}`, points: callsOfAKind, seconds: callSeconds },
          { key: closedKey(email), ...attemptsOfAll },
        ]
      : [];
  return { own, shared };
}

/** @param callsOfAKind what one client may do in ten minutes. */
export function createAccountLimits(rateLimits: RateLimits, callsOfAKind: number): AccountLimits {
  return {
    take: (kind, client) =>
      rateLimits.take({ key: `${kind} ${client}`, points: callsOfAKind, seconds: callSeconds }),
    beginAttempt(attempt) {
      const { own, shared } = limitsOf(attempt, callsOfAKind);
      return rateLimits.take(...own, ...shared);
    },
    async succeed(attempt) {
      const { own, shared } = limitsOf(attempt, callsOfAKind);
      await rateLimits.forget(own.map(({ key }) => key));
      for (const { key } of shared) await rateLimits.giveBack(key);
    },
    async mayWarn(email, refusal) {
      if (refusal.granted || refusal.limit.key !== closedKey(email)) return false;
      return (await rateLimits.take({ key: `warning to ${email}`, points: 1, seconds: hour })).granted;
    },
    reopen: (email) => rateLimits.forget([closedKey(email)]),
    async mayMail(kind, email, client) {
      const own = `${kind} mails to ${email} by ${client}`;
      const all = `${kind} mails to ${email}`;
      const first = await rateLimits.take(
        { key: own, points: 1, seconds: hour },
        { key: all, points: mailsForNewClients, seconds: hour },
      );
      if (first.granted) return true;
      const further = await rateLimits.take(
        { key: own, points: mailsFromOneClient, seconds: hour },
        { key: all, points: mailsFromAll, seconds: hour },
      );
      return further.granted;
    },
  };
}
