import { useEffect, useRef, useState } from 'react';
import { dayOf, momentOf } from '#src/features/health/logic/moments.ts';
import type { Kept, Person, Reading, ReadingKind } from '#src/features/health/logic/records.ts';
import type { Units } from '#src/features/health/logic/units.ts';
import { Button } from '#src/ui/Button.tsx';
import { StatusNotice } from '#src/ui/StatusNotice.tsx';
import { useLazy } from '#src/ui/use-lazy.ts';
import { fillTemplate } from '#src/words/format/fill-template.ts';
import { EntryButtons } from './entry/EntryButtons.tsx';
import styles from './HealthDiary.module.css';
import type { HealthTexts } from './health-texts.ts';
import { EmptyDiary } from './list/EmptyDiary.tsx';
import { ReadingList } from './list/ReadingList.tsx';
import type { useReadings } from './use-readings.ts';
import { writeReading, writeWater } from './write-reading.ts';

interface NoteViewProps {
  texts: HealthTexts;
  person: Kept<Person>;
  diary: ReturnType<typeof useReadings>;
  units: Units;
  onUnits: (units: Units) => void;
}

/** What was said last: that something is saved, or a glass that can be taken back. */
interface Message {
  text: string;
  glass?: Kept<Reading>;
}

const glassMillilitres = 250;

/** The buttons for what can be noted, and the list of what was. */
export function NoteView({ texts, person, diary, units, onUnits }: NoteViewProps) {
  const { entry, shared } = texts;
  const { readings, removed } = diary;
  const [open, setOpen] = useState<{ kind: ReadingKind; changed?: Kept<Reading> }>();
  const [message, setMessage] = useState<Message>();
  const dialog = useLazy(open !== undefined, () => import('./entry/EntryDialog.tsx'));

  const ask = (kind: ReadingKind, changed?: Kept<Reading>) => {
    setMessage(undefined);
    setOpen({ kind, ...(changed && { changed }) });
    dialog.again();
  };
  const addGlass = async () => {
    const at = momentOf(new Date());
    const glass: Reading = { person: person.id, at, what: 'water', millilitres: glassMillilitres };
    const [id = ''] = await diary.add([glass]);
    const value = writeWater(waterOf(readings, dayOf(at)) + glassMillilitres, texts);
    setMessage({ text: fillTemplate(entry.glassSaved, { value }), glass: { ...glass, id } });
  };
  const save = (reading: Reading, id: string | undefined) => {
    if (id === undefined) void diary.add([reading]);
    else void diary.put({ ...reading, id });
    const what =
      reading.what === 'note'
        ? entry.kinds.note
        : `${entry.kinds[reading.what]} ${writeReading(reading, units, texts)}`;
    setMessage({ text: fillTemplate(entry.saved, { what }) });
  };
  const isEmpty = readings.length === 0 && removed.length === 0;
  return (
    <>
      <section className={styles.note} data-note>
        <h2>{entry.heading}</h2>
        <EntryButtons texts={texts} onGlass={() => void addGlass()} onOpen={ask} />
        {open && dialog.hasFailed && <StatusNotice>{texts.failed}</StatusNotice>}
        <Said
          texts={texts}
          message={message}
          onUndo={(glass) => {
            diary.remove(glass);
            setMessage({ text: fillTemplate(shared.removed, { name: entry.glass }) });
          }}
        />
      </section>
      {isEmpty ? (
        diary.opening === 0 && <EmptyDiary texts={texts} />
      ) : (
        <ReadingList
          texts={texts}
          person={person}
          readings={readings}
          removed={removed}
          units={units}
          onChange={(reading) => ask(reading.what, reading)}
          onRemove={diary.remove}
          onUndo={(reading) => void diary.put(reading)}
        />
      )}
      {open && dialog.part && (
        <dialog.part.EntryDialog
          texts={texts}
          kind={open.kind}
          changed={open.changed}
          person={person}
          readings={readings}
          units={units}
          onUnits={onUnits}
          onSave={save}
          onClose={() => setOpen(undefined)}
        />
      )}
    </>
  );
}

interface SaidProps {
  texts: HealthTexts;
  message: Message | undefined;
  onUndo: (glass: Kept<Reading>) => void;
}

/** What was saved last, with the way back for what needed no window. After "Undo" the line takes the focus of its button. */
function Said({ texts, message, onUndo }: SaidProps) {
  const line = useRef<HTMLParagraphElement>(null);
  const wasUndone = useRef(false);
  useEffect(() => {
    if (wasUndone.current && message) line.current?.focus();
    wasUndone.current = false;
  }, [message]);
  const glass = message?.glass;
  return (
    <div role="status" className={styles.saved}>
      {message && (
        <p ref={line} tabIndex={-1}>
          {message.text}
        </p>
      )}
      {glass && (
        <Button
          variant="secondary"
          onClick={() => {
            wasUndone.current = true;
            onUndo(glass);
          }}
        >
          {texts.shared.undo}
        </Button>
      )}
    </div>
  );
}

/** Millilitres of water on a day. */
function waterOf(readings: readonly Kept<Reading>[], day: string): number {
  return readings.reduce(
    (sum, one) => (one.what === 'water' && dayOf(one.at) === day ? sum + one.millilitres : sum),
    0,
  );
}
