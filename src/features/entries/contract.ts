import * as z from 'zod/mini';

/** What a person can keep: a session that was done, a session of one's own, a session on a day of the week. */
export const entryKinds = ['done', 'own-session', 'placement'] as const;
export type EntryKind = (typeof entryKinds)[number];

export const entryLimits = {
  /** Characters of an entry's content as JSON. */
  contentLength: 16_000,
  /** Entries that one call sends, or gets. */
  batch: 100,
  /** Entries of a member, those marked as deleted included. */
  count: 20_000,
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
  changed: z.int().check(z.nonnegative()),
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
