import * as z from 'zod/mini';

/**
 * What a person can keep: a session that was done, a session of one's own, a session on a day of the week; a person of the
 * household, what was measured; a menu, what is wished of menus; a reminder; an answer from our pages.
 */
export const entryKinds = [
  'done',
  'own-session',
  'placement',
  'person',
  'reading',
  'menu',
  'menu-wishes',
  'reminder',
  'answer',
] as const;
export type EntryKind = (typeof entryKinds)[number];

export const entryLimits = {
  /** Characters of an entry's content as JSON. */
  contentLength: 16_000,
  /** Entries that one call sends, or gets. */
  batch: 100,
  /** Entries of a member, those marked as deleted included. */
  count: 20_000,
  /** Bytes that a call's body has in UTF-8; a batch of long entries goes in several calls. */
  callBytes: 64_000,
  /** The last moment of a change: the end of the year 9999, in milliseconds since 1970. */
  changed: 253_402_300_799_999,
} as const;

/** One thing that a person keeps, on the device and, if so wished, in the account. */
export const entrySchema = z.object({
  /** A random UUID, given by the device that made it. */
  id: z.uuid(),
  kind: z.enum(entryKinds),
  /**
   * When it was changed last, in milliseconds since 1970 by the clock of the device. Each change is later than the one
   * before, whatever that clock says.
   */
  changed: z.int().check(z.nonnegative(), z.maximum(entryLimits.changed)),
  /** What it says; null for one that is deleted. Its feature knows the shape. */
  content: z.nullable(z.record(z.string(), z.unknown())),
});
export type Entry = z.infer<typeof entrySchema>;

/** What a device sends to `/api/sync`: what it has changed, and up to where it knows what others have. */
export const syncCallSchema = z.object({
  /** The account that the device believes to talk to, by the id of an earlier answer; null at the first call. */
  account: z.nullable(z.string().check(z.maxLength(64))),
  /** The last version that it has got; 0 at first. */
  after: z.int().check(z.nonnegative()),
  entries: z.array(entrySchema).check(z.maxLength(entryLimits.batch)),
});
export type SyncCall = z.infer<typeof syncCallSchema>;

/** What `/api/sync` answers. */
export const syncAnswerSchema = z.object({
  /** Names the account without saying whose it is. */
  account: z.string(),
  /** Up to where the entries go. */
  version: z.int(),
  /** Changed since the version that was asked for, the oldest change first. */
  entries: z.array(entrySchema),
  /** Whether there are further ones to ask for. */
  more: z.boolean(),
});
export type SyncAnswer = z.infer<typeof syncAnswerSchema>;

/** How a call of a member may be refused. */
export const entryErrorCodes = [
  'notLoggedIn',
  'badRequest',
  'tooLarge',
  /** For a while; the header `Retry-After` says for how many seconds. */
  'tooManyAttempts',
  /** The device holds the entries of another account; `account` beside it names the one that is logged in. */
  'otherAccount',
  /** The account would hold more than `entryLimits.count` entries. */
  'full',
] as const;
export type EntryErrorCode = (typeof entryErrorCodes)[number];

/** What `/api/calendar` answers: whether a secret address of the calendar is open, and since when. */
export const calendarStateSchema = z.object({
  /** ISO 8601, in UTC; null without one. */
  madeAt: z.nullable(z.string()),
});
export type CalendarState = z.infer<typeof calendarStateSchema>;

/** A new secret address. It is told this once: the server keeps no more than its hash. */
export const calendarAddressSchema = z.object({
  /** Begins with `/`, on this site. */
  path: z.string(),
  madeAt: z.string(),
});
export type CalendarAddress = z.infer<typeof calendarAddressSchema>;
