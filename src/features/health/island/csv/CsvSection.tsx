import type { HealthTexts } from '#src/features/health/island/health-texts.ts';
import type { Kept, Person, Reading } from '#src/features/health/logic/records.ts';

interface CsvSectionProps {
  texts: HealthTexts;
  person: Kept<Person>;
  readings: readonly Kept<Reading>[];
  onAdd: (readings: readonly Reading[]) => void;
}

export function CsvSection(_: CsvSectionProps) {
  return null;
}
