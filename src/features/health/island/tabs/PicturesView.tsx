import { useMemo } from 'react';
import { useEntries } from '#src/features/entries/store/use-entries.ts';
import type { HealthTexts } from '#src/features/health/island/health-texts.ts';
import { Pictures } from '#src/features/health/island/pictures/Pictures.tsx';
import type { Kept, Person, Reading } from '#src/features/health/logic/records.ts';
import { isDay } from '#src/features/training/logic/days.ts';
import { daysOf } from '#src/features/training/logic/log.ts';
import { recordsOf } from '#src/features/training/logic/records.ts';

interface PicturesViewProps {
  texts: HealthTexts;
  person: Kept<Person>;
  readings: readonly Kept<Reading>[];
  isAlone: boolean;
}

/** The charts, with the minutes moved of the training log where it can only be that of the person. */
export function PicturesView({ isAlone, ...own }: PicturesViewProps) {
  const { entries } = useEntries();
  const minutes = useMemo(() => {
    const sessions = recordsOf('done', entries).filter(({ date }) => isDay(date));
    return isAlone ? daysOf(sessions).map(({ day, minutes: ofDay }) => ({ day, minutes: ofDay })) : [];
  }, [entries, isAlone]);
  return <Pictures {...own} minutes={minutes} />;
}
