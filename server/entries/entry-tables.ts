/** What members keep in their accounts. */
export interface EntryTables {
  entry_vaults: EntryVaultTable;
  entries: EntryTable;
}

/** One row a member: what opens the entries, and what they are counted by. */
export interface EntryVaultTable {
  user_id: string;
  /** The member's own key, sealed with a key of the server's secret. */
  wrapped_key: string;
  /** How many changes of entries the member has made; each change has its own number. */
  last_version: number;
  /** The hash of what the secret address of the calendar holds; null without one. */
  calendar_hash: string | null;
  calendar_made_at: string | null;
}

export interface EntryTable {
  user_id: string;
  /** Given by the device that made it. */
  id: string;
  /** With milliseconds, by the clock of the device. */
  changed_at: string;
  /** The number of its last change. */
  version: number;
  /** Kind and content, sealed with the member's key. */
  sealed: string;
}
