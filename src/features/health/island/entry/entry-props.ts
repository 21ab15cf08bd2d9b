import type { HealthTexts } from '#src/features/health/island/health-texts.ts';
import type { EntryCase } from '#src/features/health/logic/entry-form.ts';
import type { Kept, Person, Reading, ReadingKind } from '#src/features/health/logic/records.ts';
import type { Units } from '#src/features/health/logic/units.ts';

/** What the window for one reading is opened with. */
export interface EntryDialogProps {
  texts: HealthTexts;
  kind: ReadingKind;
  person: Kept<Person>;
  /** All open readings of the person. */
  readings: readonly Kept<Reading>[];
  /** The reading that is changed; undefined for a new one. */
  changed?: Kept<Reading> | undefined;
  units: Units;
  onUnits: (units: Units) => void;
  /** Keeps the reading; with an id it takes the place of that one. */
  onSave: (reading: Reading, id: string | undefined) => void;
  onClose: () => void;
}

/** What the fields of a kind get from their form. */
export interface FieldsProps {
  texts: HealthTexts;
  form: EntryCase;
  readings: readonly Kept<Reading>[];
  changed?: Kept<Reading> | undefined;
  isSecond: boolean;
  /** What the form said when it was sent last. */
  typed: Readonly<Record<string, string>>;
  units: Units;
  onUnits: (units: Units) => void;
  errorOf: (field: string) => string | undefined;
}
