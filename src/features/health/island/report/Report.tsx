import type { HealthTexts } from '#src/features/health/island/health-texts.ts';
import type { Kept, Person, Reading } from '#src/features/health/logic/records.ts';

interface ReportProps {
  texts: HealthTexts;
  person: Kept<Person>;
  readings: readonly Kept<Reading>[];
}

export function Report(_: ReportProps) {
  return null;
}
