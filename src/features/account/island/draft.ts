const storageKey = 'buzima.account-draft';

/** What has been typed into the forms, by field name. Passwords never come here. */
type Draft = Readonly<Record<string, string>>;

// What the page itself remembers, so that a form is not emptied where storage is switched off or full.
let remembered: Draft | null = null;

/** What has been typed so far in this tab, on this page or before a reload or a change of language. */
export function readDraft(): Draft {
  remembered ??= readStored();
  return remembered;
}

function readStored(): Draft {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '{}');
    const entries = Object.entries(Object(stored)).filter(([, value]) => typeof value === 'string');
    return Object.fromEntries(entries) as Draft;
  } catch {
    return {};
  }
}

/** Adds to what has been typed. It stays in this tab and ends with it. */
export function keepInDraft(values: Draft): void {
  remembered = { ...readDraft(), ...values };
  withSession((storage) => storage.setItem(storageKey, JSON.stringify(remembered)));
}

/** Forgets what the tab has stored, once it is sent; the page itself still knows it, for the way back to the form. */
export function clearStoredDraft(): void {
  withSession((storage) => storage.removeItem(storageKey));
}

function withSession(use: (storage: Storage) => void): void {
  try {
    use(sessionStorage);
  } catch {
    // Storage is switched off or full: the page itself still remembers.
  }
}

/** Keeps every text and choice of a form but the passwords, even a password that is shown at the moment. */
export function keepForm(form: HTMLFormElement): void {
  const values = [...form.elements]
    .filter((field) => field instanceof HTMLInputElement || field instanceof HTMLSelectElement)
    .filter(({ name, autocomplete }) => name !== '' && !autocomplete.endsWith('password'))
    .map(({ name, value }) => [name, value]);
  keepInDraft(Object.fromEntries(values));
}

/** Puts kept texts back into the fields that are still empty. */
export function restoreForm(form: HTMLFormElement): void {
  for (const [name, value] of Object.entries(readDraft())) {
    const field = form.elements.namedItem(name);
    if (field instanceof HTMLInputElement && field.value === '') {
      field.value = value;
    }
  }
}
