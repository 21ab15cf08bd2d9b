import { useRef, useState } from 'react';
import { saveBackup } from '#src/features/entries/island/save-backup.ts';
import { type BackupReading, type Import, readBackup } from '#src/features/entries/logic/backup.ts';
import { importEntries } from '#src/features/entries/store/entry-file.ts';
import { useEntries } from '#src/features/entries/store/use-entries.ts';
import { Button } from '#src/ui/Button.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { StatusNotice } from '#src/ui/StatusNotice.tsx';
import { useFileChoice } from '#src/ui/use-file-choice.ts';
import { fillTemplate } from '#src/words/format/fill-template.ts';
import type { DataTexts } from './data-texts.ts';
import styles from './TrainingData.module.css';

/** Bytes; a whole account of training is smaller, and a film that was chosen by mistake would fill the memory. */
const largestFile = 50_000_000;

type Outcome =
  | { kind: 'saved'; name: string }
  | ({ kind: 'broughtBack'; broken: number } & Import)
  | { kind: Exclude<BackupReading['kind'], 'read'> };

/** Saves everything in a file, and brings it back from one. */
export function FileSection({ texts }: { texts: DataTexts }) {
  const { keeping } = useEntries();
  const [outcome, setOutcome] = useState<Outcome>();
  const input = useRef<HTMLInputElement>(null);
  const isRead = keeping !== 'loading';

  const onChange = useFileChoice(bringBack, setOutcome);
  return (
    <section className={styles.section}>
      <h2>{texts.file.heading}</h2>
      <p>{texts.file.text}</p>
      <div className={styles.buttons}>
        <Button
          variant="secondary"
          disabled={!isRead}
          onClick={() => setOutcome({ kind: 'saved', name: saveBackup() })}
        >
          {texts.keeping.saveFile}
        </Button>
        <Button variant="secondary" disabled={!isRead} onClick={() => input.current?.click()}>
          {texts.file.choose}
        </Button>
        <input ref={input} type="file" accept=".json,application/json" hidden onChange={onChange} />
      </div>
      <FileOutcome texts={texts} outcome={outcome} />
    </section>
  );
}

async function bringBack(file: File): Promise<Outcome> {
  if (file.size > largestFile) return { kind: 'otherFile' };
  const reading = readBackup(await file.text().catch(() => ''));
  if (reading.kind !== 'read') return reading;
  return { kind: 'broughtBack', broken: reading.broken, ...(await importEntries(reading.entries)) };
}

const counts = ['added', 'renewed', 'unchanged', 'broken'] as const;

function FileOutcome({ texts, outcome }: { texts: DataTexts; outcome: Outcome | undefined }) {
  const { file, keeping, numberLocales } = texts;
  if (outcome === undefined || outcome.kind === 'saved') {
    return <StatusNotice>{outcome && fillTemplate(keeping.fileSaved, { file: outcome.name })}</StatusNotice>;
  }
  if (outcome.kind !== 'broughtBack') {
    return (
      <div role="alert">
        <Notice>
          <p>{file[outcome.kind]}</p>
        </Notice>
      </div>
    );
  }
  const told = counts.filter((name) => outcome[name] > 0 || name === 'added');
  return (
    <StatusNotice>
      {told.map((name) => (
        <span key={name} className={styles.line}>
          {fillTemplate(file[name], { count: outcome[name] }, numberLocales)}
        </span>
      ))}
    </StatusNotice>
  );
}
