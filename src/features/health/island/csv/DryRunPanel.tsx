import { FocusedLine } from '#src/features/entries/island/FocusedLine.tsx';
import type { HealthTexts } from '#src/features/health/island/health-texts.ts';
import type { DryRun } from '#src/features/health/logic/csv-import.ts';
import { Button } from '#src/ui/Button.tsx';
import { fillTemplate } from '#src/words/format/fill-template.ts';
import { formatDecimal } from '#src/words/format/format-decimal.ts';
import styles from './CsvSection.module.css';

interface DryRunPanelProps {
  texts: HealthTexts;
  run: DryRun;
  onYes: () => void;
  onNo: () => void;
}

/** More rows than these only repeat what is wrong. */
const toldRows = 10;

/** What a table would add, and the question whether it shall. */
export function DryRunPanel({ texts, run, onYes, onNo }: DryRunPanelProps) {
  const { csv, numberLocales } = texts;
  const { added, known, wrong } = run;
  const count = (forms: typeof csv.new, number: number) =>
    fillTemplate(forms, { count: number }, numberLocales);
  const left = wrong.length - toldRows;
  return (
    <div className={styles.run} data-dry-run>
      <div className={styles.counts}>
        <FocusedLine>{count(csv.new, added.length)}</FocusedLine>
        {known > 0 && <p>{count(csv.known, known)}</p>}
        {wrong.length > 0 && <p>{count(csv.wrong, wrong.length)}</p>}
      </div>
      {wrong.length > 0 && (
        <ul>
          {wrong.slice(0, toldRows).map(({ row, fault }) => (
            <li key={row}>
              {fillTemplate(csv.row, { row: formatDecimal(row, numberLocales), fault: csv.faults[fault] })}
            </li>
          ))}
          {left > 0 && <li>{count(csv.moreRows, left)}</li>}
        </ul>
      )}
      {added.length > 0 && (
        <div className={styles.buttons}>
          <Button onClick={onYes}>{csv.add}</Button>
          <Button variant="quiet" onClick={onNo}>
            {csv.cancel}
          </Button>
        </div>
      )}
    </div>
  );
}
