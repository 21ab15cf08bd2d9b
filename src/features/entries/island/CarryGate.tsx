import { useEffect, useState } from 'react';
import { readStored } from '#src/device/storage.ts';
import { useEntries } from '#src/features/entries/store/use-entries.ts';
import type { CarryQuestion } from './CarryQuestion.tsx';
import type { KeepingTexts } from './keeping-texts.ts';

/**
 * The question whether training is copied to the account, and the copying itself, for those who are logged in or copy
 * already: nobody else brings that part of the program along. Where it cannot be fetched, copying waits for another visit.
 */
export function CarryGate({ texts }: { texts: KeepingTexts }) {
  const { link } = useEntries();
  const [part, setPart] = useState<{ Question: typeof CarryQuestion }>();
  const isMember = link !== undefined || readStored('loggedIn') !== null;
  useEffect(() => {
    if (!isMember) return;
    import('./CarryQuestion.tsx').then(
      ({ CarryQuestion: Question }) => setPart({ Question }),
      () => undefined,
    );
  }, [isMember]);
  return part && <part.Question texts={texts} />;
}
