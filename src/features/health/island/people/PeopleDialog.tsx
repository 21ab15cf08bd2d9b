import { useState } from 'react';
import type { Entry } from '#src/features/entries/contract.ts';
import { FocusedLine } from '#src/features/entries/island/FocusedLine.tsx';
import { changeEntries, readEntries } from '#src/features/entries/store/entry-store.ts';
import type { HealthTexts } from '#src/features/health/island/health-texts.ts';
import { readKeys } from '#src/features/health/island/vault.ts';
import type { Kept, Person, readingsOf } from '#src/features/health/logic/records.ts';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { fillTemplate } from '#src/words/format/fill-template.ts';
import styles from './People.module.css';
import { PersonForm } from './PersonForm.tsx';
import { PinForm } from './PinForm.tsx';

interface PeopleDialogProps {
  texts: HealthTexts;
  people: readonly Kept<Person>[];
  all: ReturnType<typeof readingsOf>;
  onChoose: (id: string) => void;
  onClose: () => void;
}

/** What the window asks at the moment. */
type Step =
  | { what: 'list'; said?: string; gone?: readonly Entry[] }
  | { what: 'form'; person?: Kept<Person> }
  | { what: 'pin'; person: Kept<Person> }
  | { what: 'remove'; person: Kept<Person> };

/** The people of this phone: adding, changing and deleting them, and their PIN. */
export function PeopleDialog({ texts, people, all, onChoose, onClose }: PeopleDialogProps) {
  const { people: words, shared } = texts;
  const [step, setStep] = useState<Step>({ what: 'list' });
  const say = (said: string) => setStep({ what: 'list', said });
  const countOf = (id: string) => [...all.open, ...all.sealed].filter(({ person }) => person === id).length;
  const remove = ({ id, name }: Kept<Person>) => {
    const gone = readEntries().entries.filter((entry) => entry.id === id || entry.content?.person === id);
    changeEntries(gone.map((entry) => ({ id: entry.id, kind: entry.kind, content: null })));
    setStep({ what: 'list', said: fillTemplate(words.removed, { name }), gone });
  };
  const back = (gone: readonly Entry[]) => {
    changeEntries(gone.map(({ id, kind, content }) => ({ id, kind, content })));
    setStep({ what: 'list' });
  };
  return (
    <Dialog title={words.manage} closeLabel={shared.close} onClose={onClose}>
      {step.what === 'list' && (
        <>
          {step.said && <FocusedLine key={step.said}>{step.said}</FocusedLine>}
          {step.gone && step.gone.length > 0 && (
            <div>
              <Button variant="secondary" onClick={() => back(step.gone ?? [])}>
                {shared.undo}
              </Button>
            </div>
          )}
          <p>{words.introduction}</p>
          <ul className={styles.people}>
            {people.map((person) => (
              <PersonRow key={person.id} texts={texts} person={person} onStep={setStep} />
            ))}
          </ul>
          <div>
            <Button onClick={() => setStep({ what: 'form' })}>{words.add}</Button>
          </div>
        </>
      )}
      {step.what === 'form' && (
        <PersonForm
          texts={texts}
          person={step.person}
          onSaved={({ id, name }) => {
            if (!step.person) onChoose(id);
            say(fillTemplate(words.saved, { name }));
          }}
        />
      )}
      {step.what === 'pin' && <PinForm texts={texts} person={step.person} onDone={say} />}
      {step.what === 'remove' && (
        <>
          <FocusedLine>
            {fillTemplate(
              words.removeAsk,
              { name: step.person.name, count: countOf(step.person.id) },
              texts.numberLocales,
            )}
          </FocusedLine>
          <div className={styles.buttons}>
            <Button onClick={() => remove(step.person)}>{words.removeYes}</Button>
            <Button variant="secondary" onClick={() => setStep({ what: 'list' })}>
              {words.keep}
            </Button>
          </div>
        </>
      )}
    </Dialog>
  );
}

interface PersonRowProps {
  texts: HealthTexts;
  person: Kept<Person>;
  onStep: (step: Step) => void;
}

/** One person and what can be done. What is noted of somebody with a PIN can be changed only while it is open. */
function PersonRow({ texts: { people: words }, person, onStep }: PersonRowProps) {
  const isOpen = person.lock === undefined || readKeys().has(person.id);
  return (
    <li>
      <p className={styles.name}>
        <strong>{isOpen ? person.name : fillTemplate(words.pin.locked, { name: person.name })}</strong>
      </p>
      <div className={styles.buttons}>
        {isOpen && (
          <>
            <Button variant="quiet" onClick={() => onStep({ what: 'form', person })}>
              {words.change}
            </Button>
            <Button variant="quiet" onClick={() => onStep({ what: 'pin', person })}>
              {words.pin.button}
            </Button>
          </>
        )}
        <Button variant="quiet" onClick={() => onStep({ what: 'remove', person })}>
          {words.remove}
        </Button>
      </div>
    </li>
  );
}
