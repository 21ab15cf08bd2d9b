/**
 * What an account takes, for the browser. `entryLimits` of the contract says the same, and a test holds both together: with
 * that file each page of training would fetch a kilobyte of schemas more.
 */
export const limits = {
  /** Characters of an entry's content as JSON. */
  contentLength: 16_000,
  /** Entries of one call. */
  batch: 100,
  /** The last moment of a change, in milliseconds since 1970. */
  changed: 253_402_300_799_999,
} as const;
