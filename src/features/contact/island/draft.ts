const storageKey = 'buzima.contact-draft';
const keptFields = ['from_name', 'from_email', 'message'];

// Storage can be switched off or full. A draft is a courtesy: without it the form still works.
function withStorage<Value>(use: (storage: Storage) => Value): Value | null {
  try {
    return use(localStorage);
  } catch {
    return null;
  }
}

/** Keeps what is typed on the device, so that a reload or a lost connection loses nothing. */
export function saveDraft(form: HTMLFormElement): void {
  const data = new FormData(form);
  const draft = Object.fromEntries(keptFields.map((name) => [name, String(data.get(name) ?? '')]));
  withStorage((storage) => storage.setItem(storageKey, JSON.stringify(draft)));
}

/** Puts a kept draft back into the fields that are still empty. */
export function restoreDraft(form: HTMLFormElement): void {
  const draft = withStorage((storage): unknown => JSON.parse(storage.getItem(storageKey) ?? 'null'));
  if (typeof draft !== 'object' || draft === null) {
    return;
  }
  for (const [name, value] of Object.entries(draft)) {
    const field = form.elements.namedItem(name);
    if (
      (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) &&
      field.value === '' &&
      typeof value === 'string'
    ) {
      field.value = value;
    }
  }
}

/** Forgets the draft, once the message is on its way. */
export function clearDraft(): void {
  withStorage((storage) => storage.removeItem(storageKey));
}
