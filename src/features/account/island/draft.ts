import { draftIn } from '#src/device/draft.ts';

/** What has been typed into the forms of this tab. Passwords never come here. */
const draft = draftIn('accountDraft');
export const { read: readDraft, keep: keepInDraft, forget: clearStoredDraft } = draft;

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
