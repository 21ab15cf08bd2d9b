import { openDatabase } from '#src/device/database.ts';
import { readStored, removeStored, writeStored } from '#src/device/storage.ts';
import { readEntries, saveEntry } from '#src/features/entries/store/entry-store.ts';
import type { OwnSession } from '#src/features/training/logic/records.ts';
import { readSessionDraft, type SessionDraft } from '#src/features/training/logic/session-draft.ts';

/** The session that is being built and not saved yet; undefined where there is none. */
export const storedDraft = (): SessionDraft | undefined => readSessionDraft(readStored('sessionDraft'));

export const keepDraft = (draft: SessionDraft): void => writeStored('sessionDraft', JSON.stringify(draft));

export const forgetDraft = (): void => removeStored('sessionDraft');

const tries = 40;
const milliseconds = 50;

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
  const written = await isWritten(saved);
  if (written) forgetDraft();
  return { id: saved, written };
}

async function isWritten(id: string): Promise<boolean> {
  const changed = readEntries().entries.find((entry) => entry.id === id)?.changed ?? 0;
  try {
    const database = await openDatabase();
    for (let asked = 0; asked < tries; asked += 1) {
      const stored = await database.get('entries', id);
      if (stored && stored.changed >= changed) {
        database.close();
        return true;
      }
      await new Promise((resolve) => setTimeout(resolve, milliseconds));
    }
    database.close();
  } catch {
    // Forbidden by the browser: the state of the store says so.
  }
  return false;
}
