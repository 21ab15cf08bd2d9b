interface StoredItem {
  /** Its key behind `buzima.`, where that is not its name. */
  key?: string;
  /** Until the tab is closed; without it, until it is removed or erased. */
  lasts?: 'tab';
}

/**
 * Everything that the site keeps on a device, in as few signs as say it, because every page brings it. The page about us
 * names each of them to the visitor, under the same name, in `about.privacy.stored`.
 */
export const storedItems = {
  /** The chosen language, which is read before anything is painted. */
  language: {},
  /** Light or dark colours; empty for those of the device. */
  theme: {},
  /** The size of letters; empty for the usual one. */
  textSize: { key: 'text-size' },
  /** The country whose emergency numbers are shown. */
  country: {},
  /** Whether a woman or a man shows the exercises. */
  person: {},
  /** That the calculators are used with pounds, feet and inches. */
  units: {},
  /** That somebody has logged in: the session itself is a cookie that scripts cannot see. */
  loggedIn: { key: 'logged-in' },
  /** Name, address and text of a message that is not sent yet. People write about their health. */
  contactDraft: { key: 'contact-draft', lasts: 'tab' },
  /** What is typed into the forms of the account, without passwords. */
  accountDraft: { key: 'account-draft', lasts: 'tab' },
  /** A safety plan, where its writer chose to keep it. */
  safetyPlan: { key: 'plan' },
  /** A session of training that is not over: which one, and where its reader is in it. */
  session: {},
  /** A session of one's own that is being built and not saved yet. */
  sessionDraft: { key: 'session-draft' },
  /** Reminders that are being written and not saved yet. */
  reminder: {},
  /** That a private page was left in a hurry: Back must not show another one. */
  left: { lasts: 'tab' },
} as const satisfies Readonly<Record<string, StoredItem>>;

export type StoredName = keyof typeof storedItems;

/** The key of what is stored under a name. @example keyOf('textSize') → 'buzima.text-size' */
export function keyOf(name: StoredName): string {
  const { key = name }: StoredItem = storedItems[name];
  return `buzima.${key}`;
}

// Asking for the storage throws where the browser forbids it, and writing throws where it is full. Whatever is stored
// is a courtesy: without it every page still works.
function attempt<Value>(use: () => Value): Value | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}

function storageOf({ lasts }: StoredItem): Storage {
  return lasts === 'tab' ? sessionStorage : localStorage;
}

/** What is stored under a name; null where nothing is. */
export function readStored(name: StoredName): string | null {
  return attempt(() => storageOf(storedItems[name]).getItem(keyOf(name))) ?? null;
}

/** Stores a text; where nothing can be stored, nothing happens. */
export function writeStored(name: StoredName, value: string): void {
  attempt(() => storageOf(storedItems[name]).setItem(keyOf(name), value));
}

/** Forgets what is stored under a name. */
export function removeStored(name: StoredName): void {
  attempt(() => storageOf(storedItems[name]).removeItem(keyOf(name)));
}

/** Whether the browser forbids even to look: then nobody knows what would be there. */
export function isStorageBlocked(name: StoredName): boolean {
  return attempt(() => storageOf(storedItems[name]).length) === undefined;
}
