import type { Entry, SyncAnswer, SyncCall } from '#src/features/entries/contract.ts';
import { removeLink, writeAnswer, writeDeclined } from './account-table.ts';
import { changeInTurn, readHeld } from './entry-store.ts';

/** What the account does not have, as far as the device itself holds it. */
export function readWaiting(): Entry[] {
  const { all, waiting, unsaved } = readHeld();
  return [...all.values()].filter(({ id }) => waiting.has(id) && !unsaved.has(id));
}

/** Forgets the account that the device copies to; what is there stays there. */
export const forgetAccount = (): Promise<void> => changeInTurn(removeLink);

/** Remembers that somebody does not want to copy to an account, or to `any`. */
export const declineAccount = (account: string): Promise<void> => changeInTurn(() => writeDeclined(account));

/**
 * Takes over what the account has answered.
 *
 * @returns whether it is written down; not where the device is full, or where somebody has stopped the copying meanwhile
 */
export async function takeAnswer(call: SyncCall, answer: SyncAnswer): Promise<boolean> {
  let isWritten = false;
  await changeInTurn(async () => {
    isWritten = await writeAnswer(call, answer, Date.now());
  });
  return isWritten;
}
