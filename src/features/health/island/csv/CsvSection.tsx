import { useRef, useState } from 'react';
import { saveFile } from '#src/device/save-file.ts';
import { FocusedLine } from '#src/features/entries/island/FocusedLine.tsx';
import type { HealthTexts } from '#src/features/health/island/health-texts.ts';
import { writeCsv } from '#src/features/health/logic/csv.ts';
import { type CsvReading, type DryRun, readCsv } from '#src/features/health/logic/csv-import.ts';
import type { Kept, Person, Reading } from '#src/features/health/logic/records.ts';
import { timeOfDay, todayOf } from '#src/features/training/logic/days.ts';
import { Button } from '#src/ui/Button.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { StatusNotice } from '#src/ui/StatusNotice.tsx';
import { useFileChoice } from '#src/ui/use-file-choice.ts';
import { fillTemplate } from '#src/words/format/fill-template.ts';
import { CsvRules } from './CsvRules.tsx';
import styles from './CsvSection.module.css';
import { DryRunPanel } from './DryRunPanel.tsx';

interface CsvSectionProps {
  texts: HealthTexts;
  person: Kept<Person>;
  /** Of this person. */
  readings: readonly Kept<Reading>[];
  onAdd: (readings: readonly Reading[]) => void;
}

/** Bytes; a whole life of readings is smaller, and a film that was chosen by mistake would fill the memory. */
const largestFile = 3_000_000;

type Refusal = Exclude<CsvReading['kind'], 'read'> | 'tooLarge';

type Outcome =
  | { kind: 'saved'; name: string }
  | { kind: 'dryRun'; run: DryRun }
  | { kind: 'refused'; why: Refusal }
  | { kind: 'added'; count: number }
  | { kind: 'cancelled' };

/** Saves the readings of a person as a table, and brings in those of another table after a yes. */
export function CsvSection({ texts, person, readings, onAdd }: CsvSectionProps) {
  const { csv } = texts;
  const [outcome, setOutcome] = useState<Outcome>();
  const input = useRef<HTMLInputElement>(null);

  const save = () => {
    const name = fileName(person.name);
    saveFile(name, writeCsv(readings), 'text/csv');
    setOutcome({ kind: 'saved', name });
  };
  const onChange = useFileChoice((file) => tryOut(file, person, readings), setOutcome);
  return (
    <section className={styles.section}>
      <h2>{csv.heading}</h2>
      <p>{csv.text}</p>
      <div className={styles.buttons}>
        <Button variant="secondary" disabled={readings.length === 0} onClick={save}>
          {csv.save}
        </Button>
        <Button variant="secondary" onClick={() => input.current?.click()}>
          {csv.choose}
        </Button>
        <input
          ref={input}
          type="file"
          accept=".csv,.tsv,.txt,text/csv,text/plain"
          hidden
          onChange={onChange}
        />
      </div>
      {outcome?.kind === 'dryRun' && (
        <DryRunPanel
          texts={texts}
          run={outcome.run}
          onYes={() => {
            onAdd(outcome.run.added);
            setOutcome({ kind: 'added', count: outcome.run.added.length });
          }}
          onNo={() => setOutcome({ kind: 'cancelled' })}
        />
      )}
      <Told texts={texts} outcome={outcome} />
      <CsvRules texts={texts} />
    </section>
  );
}

async function tryOut(file: File, person: Kept<Person>, kept: readonly Kept<Reading>[]): Promise<Outcome> {
  if (file.size > largestFile) return { kind: 'refused', why: 'tooLarge' };
  const now = new Date();
  const reading = readCsv(await file.text().catch(() => ''), {
    person: person.id,
    kept,
    now: `${todayOf(now)}T${timeOfDay(now)}`,
  });
  return reading.kind === 'read' ? { kind: 'dryRun', run: reading } : { kind: 'refused', why: reading.kind };
}

/** Letters and figures of the name stay; what a file system may not like does not. */
const fileName = (person: string) =>
  `buzima-${person.replace(/[^\p{L}\p{N}]+/gu, '-')}-${todayOf(new Date())}.csv`;

function Told({ texts, outcome }: { texts: HealthTexts; outcome: Outcome | undefined }) {
  const { csv, numberLocales } = texts;
  if (outcome?.kind === 'refused') {
    return (
      <div role="alert">
        <Notice>
          <p>{csv[outcome.why]}</p>
        </Notice>
      </div>
    );
  }
  // The button that had the focus has gone with the question.
  if (outcome?.kind === 'cancelled') return <FocusedLine>{csv.cancelled}</FocusedLine>;
  if (outcome?.kind === 'added') {
    return <FocusedLine>{fillTemplate(csv.added, { count: outcome.count }, numberLocales)}</FocusedLine>;
  }
  return (
    <StatusNotice>
      {outcome?.kind === 'saved' ? fillTemplate(csv.saved, { file: outcome.name }) : undefined}
    </StatusNotice>
  );
}
