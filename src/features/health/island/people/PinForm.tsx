import { useState } from 'react';
import type { HealthTexts } from '#src/features/health/island/health-texts.ts';
import { dropKey, readKeys } from '#src/features/health/island/vault.ts';
import type { Kept, Person } from '#src/features/health/logic/records.ts';
import { canSeal, pinLength } from '#src/features/health/logic/seal.ts';
import { Button } from '#src/ui/Button.tsx';
import { ErrorSummary } from '#src/ui/ErrorSummary.tsx';
import { TextField } from '#src/ui/Field.tsx';
import { FormGrid } from '#src/ui/FormGrid.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { useForm } from '#src/ui/use-form.ts';
import { fillTemplate } from '#src/words/format/fill-template.ts';
import styles from './People.module.css';
import { changePin, setPin, takePin } from './pin-work.ts';

interface PinFormProps {
  texts: HealthTexts;
  /** Somebody without a PIN, or whose entries are open at the moment. */
  person: Kept<Person>;
  /** Called with what was done. */
  onDone: (said: string) => void;
}

type Problem = 'short' | 'different';

/** Sets, changes and takes away the PIN of a person, and locks at once. */
export function PinForm({ texts, person, onDone }: PinFormProps) {
  const { pin: words } = texts.people;
  const heading = <h3>{fillTemplate(words.heading, { name: person.name })}</h3>;
  const key = readKeys().get(person.id);
  const [said, setSaid] = useState('');
  const take = async () => {
    if (!key) return;
    setSaid(words.busy);
    try {
      await takePin(person, key);
      onDone(words.done.taken);
    } catch {
      setSaid(words.done.failed);
    }
  };
  const lock = () => {
    dropKey(person.id);
    onDone(fillTemplate(words.locked, { name: person.name }));
  };
  if (!canSeal()) {
    return (
      <>
        {heading}
        <p>{words.secure}</p>
      </>
    );
  }
  return (
    <>
      {heading}
      {key && (
        <div className={styles.buttons}>
          <Button onClick={lock}>{words.lock}</Button>
          <Button variant="secondary" onClick={() => void take()}>
            {words.take}
          </Button>
        </div>
      )}
      <p>{words.what}</p>
      <Notice>
        <p>{words.forgotten}</p>
      </Notice>
      <NewPin texts={texts} person={person} sealKey={key} onDone={onDone} />
      <p role="status">{said}</p>
    </>
  );
}

function NewPin({ texts, person, sealKey, onDone }: PinFormProps & { sealKey: CryptoKey | undefined }) {
  const { people, shared } = texts;
  const { pin: words } = people;
  const { attributes, tries, busy, errorOf, summary } = useForm<'pin' | 'again', Problem, 'failed'>({
    checks: {
      pin: (typed) => (typed.trim().length < pinLength.least ? 'short' : undefined),
      again: (typed, { pin = '' }) => (typed.trim() === pin.trim() ? undefined : 'different'),
    },
    problemText: (_, problem) => words.errors[problem],
    troubleText: (trouble) => words.done[trouble],
    send: async ({ pin = '' }) => {
      try {
        if (sealKey) await changePin(person, sealKey, pin);
        else await setPin(person, pin);
      } catch {
        return { kind: 'refused', trouble: 'failed' };
      }
      onDone(words.done.set);
      return { kind: 'done' };
    },
  });
  return (
    <FormGrid autoComplete="off" {...attributes}>
      {summary && <ErrorSummary key={tries} title={shared.errors} headingLevel="h4" {...summary} />}
      <TextField
        type="password"
        name="pin"
        label={words.pin}
        hint={words.pinHint}
        error={errorOf('pin')}
        maxLength={pinLength.most}
        autoComplete="new-password"
        required
      />
      <TextField
        type="password"
        name="again"
        label={words.again}
        error={errorOf('again')}
        maxLength={pinLength.most}
        autoComplete="new-password"
        required
      />
      <Button type="submit" aria-disabled={busy}>
        {words.set}
      </Button>
      <p role="status">{busy && words.busy}</p>
    </FormGrid>
  );
}
