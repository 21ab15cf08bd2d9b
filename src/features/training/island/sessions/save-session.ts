import { readStored, removeStored, writeStored } from '#src/device/storage.ts';
import { entriesWritten, readEntries, saveEntry } from '#src/features/entries/store/entry-store.ts';
import type { OwnSession } from '#src/features/training/logic/records.ts';
import { readSessionDraft, type SessionDraft } from '#src/features/training/logic/session-draft.ts';

/** The session that is being built and not saved yet; undefined where there is none. */
export const storedDraft = (): SessionDraft | undefined => readSessionDraft(readStored('sessionDraft'));

export const keepDraft = (draft: SessionDraft): void => writeStored('sessionDraft', JSON.stringify(draft));

export const forgetDraft = (): void => removeStored('sessionDraft');

/**
 * Keeps a session, and forgets its draft as soon as the device has written it down: a page that is left at once could
 * lose it.
 *
 * @param id of the session that it takes the place of; a new one gets its own
 * @returns the id, and whether the device has written it
 */
export async function saveSession(
  session: OwnSession,
  id: string | undefined,
): Promise<{ id: string; written: boolean }> {
  const saved = saveEntry('own-session', session, id);
  await entriesWritten();
  const written = readEntries().keeping === 'kept';
  if (written) forgetDraft();
  return { id: saved, written };
}
