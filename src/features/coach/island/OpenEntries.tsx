import { type SubmitEvent, useEffect, useState } from 'react';
import { secondsAfter } from '#src/features/health/logic/pin-wait.ts';
import {
  isReading,
  type Kept,
  type Person,
  type Reading,
  type SealedReading,
} from '#src/features/health/logic/records.ts';
import { openLock, pinLength, unseal } from '#src/features/health/logic/seal.ts';
import { Button } from '#src/ui/Button.tsx';
import { TextField } from '#src/ui/Field.tsx';
import { FormGrid } from '#src/ui/FormGrid.tsx';
import { fillTemplate } from '#src/words/format/fill-template.ts';
import type { CoachTexts } from './coach-texts.ts';

interface OpenEntriesProps {
  texts: CoachTexts;
  person: Kept<Person>;
  sealed: readonly Kept<SealedReading>[];
  onOpen: (readings: readonly Kept<Reading>[]) => void;
}

/** Asks for the PIN of a person; what it opens is seen by the coach until the page is closed. */
export function OpenEntries({
  texts: { pin: words, numberLocales },
  person,
  sealed,
  onOpen,
}: OpenEntriesProps) {
  const [isBusy, setBusy] = useState(false);
  const [wrong, setWrong] = useState(0);
  const [wait, setWait] = useState(0);
  useEffect(() => {
    if (wait === 0) return;
    const timer = setTimeout(() => setWait(wait - 1), 1000);
    return () => clearTimeout(timer);
  }, [wait]);

  const open = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const pin = String(new FormData(event.currentTarget).get('pin') ?? '');
    if (isBusy || wait > 0 || !person.lock) return;
    setBusy(true);
    const key = await openLock(person.lock, pin);
    const contents =
      key &&
      (await Promise.all(sealed.map(async (one) => ({ ...one, content: await unseal(key, one.sealed) }))));
    setBusy(false);
    if (contents) {
      onOpen(contents.flatMap(({ id, content }) => (isReading(content) ? [{ ...content, id }] : [])));
      return;
    }
    setWrong(wrong + 1);
    setWait(secondsAfter(wrong + 1));
  };
  const error =
    wait > 0 ? fillTemplate(words.wait, { count: wait }, numberLocales) : wrong > 0 ? words.wrong : undefined;
  return (
    <FormGrid autoComplete="off" noValidate onSubmit={open}>
      <TextField
        type="password"
        name="pin"
        label={words.current}
        error={isBusy ? undefined : error}
        maxLength={pinLength.most}
        autoComplete="current-password"
        required
      />
      <Button type="submit" variant="secondary" aria-disabled={isBusy || wait > 0}>
        {words.open}
      </Button>
      <p role="status">{isBusy ? words.busy : wait > 0 ? '' : error}</p>
    </FormGrid>
  );
}
