import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import type { HealthTexts } from '#src/features/health/island/health-texts.ts';
import { holdKey } from '#src/features/health/island/vault.ts';
import { secondsAfter } from '#src/features/health/logic/pin-wait.ts';
import type { Kept, Person } from '#src/features/health/logic/records.ts';
import { canSeal, openLock, pinLength } from '#src/features/health/logic/seal.ts';
import { Button } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { TextField } from '#src/ui/Field.tsx';
import { FormGrid } from '#src/ui/FormGrid.tsx';
import { fillTemplate } from '#src/words/format/fill-template.ts';

/** How often a wrong PIN was given for each person, and until when nobody may try, as long as the page is open. */
const tried = new Map<string, { wrong: number; until: number }>();

const waitOf = (person: string) =>
  Math.max(0, Math.ceil(((tried.get(person)?.until ?? 0) - Date.now()) / 1000));

/** Asks for the PIN of a person. After wrong ones it waits, longer each time. */
export function UnlockForm({ texts, person }: { texts: HealthTexts; person: Kept<Person> }) {
  const { pin: words } = texts.people;
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const [wait, setWait] = useState(() => waitOf(person.id));
  const input = useRef<HTMLFormElement>(null);

  useEffect(() => {
    if (wait === 0) return;
    const timer = setInterval(() => setWait(waitOf(person.id)), 1000);
    return () => clearInterval(timer);
  }, [wait, person.id]);

  const open = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const pin = String(new FormData(event.currentTarget).get('pin') ?? '');
    if (isBusy || waitOf(person.id) > 0 || !person.lock) return;
    setBusy(true);
    const key = await openLock(person.lock, pin);
    setBusy(false);
    if (key) {
      tried.delete(person.id);
      holdKey(person.id, key);
      return;
    }
    const wrong = (tried.get(person.id)?.wrong ?? 0) + 1;
    const seconds = secondsAfter(wrong);
    tried.set(person.id, { wrong, until: Date.now() + seconds * 1000 });
    setWait(seconds);
    setError(
      seconds === 0
        ? words.errors.wrong
        : fillTemplate(words.errors.wait, { count: seconds }, texts.numberLocales),
    );
    input.current?.querySelector('input')?.focus();
  };
  return (
    <Card>
      <h2>{fillTemplate(words.locked, { name: person.name })}</h2>
      <p>{canSeal() ? words.lockedText : words.secure}</p>
      <FormGrid ref={input} autoComplete="off" noValidate onSubmit={open}>
        <TextField
          type="password"
          name="pin"
          label={words.current}
          error={error}
          maxLength={pinLength.most}
          autoComplete="current-password"
          required
        />
        <Button type="submit" aria-disabled={isBusy || wait > 0}>
          {words.open}
        </Button>
        <p role="status">{isBusy ? words.busy : error}</p>
      </FormGrid>
    </Card>
  );
}
