import type { HealthTexts } from '#src/features/health/island/health-texts.ts';
import type { Kept, Person, Reading } from '#src/features/health/logic/records.ts';

interface PicturesProps {
  texts: HealthTexts;
  person: Kept<Person>;
  readings: readonly Kept<Reading>[];
  /** Minutes moved, by day. */
  minutes: readonly { day: string; minutes: number }[];
}

export function Pictures(_: PicturesProps) {
  return null;
}
