import { useId, useState } from 'react';
import type { Reading } from '#src/features/health/logic/records.ts';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { fillTemplate } from '#src/words/format/fill-template.ts';
import { EntryForm } from './EntryForm.tsx';
import type { EntryDialogProps } from './entry-props.ts';
import { hasOutcome, Outcome } from './Outcome.tsx';

/** Asks for one reading and, where there is something to say about it, says it before it closes. */
export function EntryDialog(props: EntryDialogProps) {
  const { texts, kind, person, readings, changed, onSave, onClose } = props;
  const [said, setSaid] = useState<Reading>();
  const [round, setRound] = useState(1);
  const formId = useId();
  const others = readings.filter(({ id }) => id !== changed?.id);
  const save = (reading: Reading, dialog: HTMLDialogElement | null) => {
    onSave(reading, changed?.id);
    if (hasOutcome(reading, person, others)) setSaid(reading);
    else dialog?.close();
  };
  return (
    <Dialog
      title={texts.entry.kinds[kind]}
      closeLabel={texts.shared.close}
      onClose={onClose}
      foot={
        said ? (
          <form method="dialog">
            <Button type="submit">{texts.entry.done}</Button>
          </form>
        ) : (
          <Button type="submit" form={formId}>
            {texts.shared.save}
          </Button>
        )
      }
    >
      <p>
        <strong>{fillTemplate(texts.entry.forPerson, { name: person.name })}</strong>
      </p>
      {said ? (
        <Outcome
          texts={texts}
          reading={said}
          person={person}
          earlier={others}
          units={props.units}
          onAgain={() => {
            setSaid(undefined);
            setRound(round + 1);
          }}
        />
      ) : (
        <EntryForm key={round} {...props} id={formId} readings={others} isSecond={round > 1} onSave={save} />
      )}
    </Dialog>
  );
}
