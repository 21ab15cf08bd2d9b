import { type ComponentType, useMemo, useState } from 'react';
import type { HealthTexts } from '#src/features/health/island/health-texts.ts';
import { dayAt } from '#src/features/health/logic/day-values.ts';
import type { Kept, Person, Reading, ReadingKind } from '#src/features/health/logic/records.ts';
import { type SpanName, spanOf } from '#src/features/health/logic/spans.ts';
import { type NumberKind, valuesOf } from '#src/features/health/logic/timed-values.ts';
import { todayOf } from '#src/features/training/logic/days.ts';
import type { KindProps } from './kind-props.ts';
import { MoodPicture, PulsePicture, WaistPicture } from './OtherLines.tsx';
import styles from './Pictures.module.css';
import { PressurePicture } from './PressurePicture.tsx';
import { SpanSwitch } from './SpanSwitch.tsx';
import { SugarPicture } from './SugarPicture.tsx';
import { MovedPicture, SleepPicture, WaterPicture } from './Sums.tsx';
import { WeightPicture } from './WeightPicture.tsx';

interface PicturesProps {
  texts: HealthTexts;
  person: Kept<Person>;
  /** Of this person. */
  readings: readonly Kept<Reading>[];
  /** Moved, from the training log. */
  minutes: readonly { day: string; minutes: number }[];
}

type DrawnKind = Exclude<ReadingKind, 'note'>;

const pictures: readonly { kind: DrawnKind; KindPicture: ComponentType<KindProps> }[] = [
  { kind: 'weight', KindPicture: WeightPicture },
  { kind: 'pressure', KindPicture: PressurePicture },
  { kind: 'sugar', KindPicture: SugarPicture },
  { kind: 'waist', KindPicture: WaistPicture },
  { kind: 'sleep', KindPicture: SleepPicture },
  { kind: 'water', KindPicture: WaterPicture },
  { kind: 'mood', KindPicture: MoodPicture },
  { kind: 'pulse', KindPicture: PulsePicture },
];

/** A picture of each kind that has values, for a time that the reader chooses. */
export function Pictures({ texts, person, readings, minutes }: PicturesProps) {
  const today = todayOf(new Date());
  const [spanName, setSpanName] = useState<SpanName>('fourWeeks');
  const first = useMemo(() => firstDay(readings, minutes), [readings, minutes]);
  const span = spanOf(spanName, today, first);
  const shown = pictures.filter(({ kind }) => hasValues(kind, readings));
  const hasMoved = minutes.some((day) => day.minutes > 0);
  const common = { texts, person, readings, span, today };
  return (
    <div className={styles.pictures}>
      <h2>{texts.pictures.heading}</h2>
      {shown.length === 0 && !hasMoved ? (
        <p>{texts.pictures.empty}</p>
      ) : (
        <>
          <SpanSwitch texts={texts} value={spanName} onChange={setSpanName} />
          <div className={styles.grid}>
            {shown.map(({ kind, KindPicture }) => (
              <KindPicture key={kind} {...common} />
            ))}
            {hasMoved && <MovedPicture {...common} minutes={minutes} />}
          </div>
        </>
      )}
    </div>
  );
}

const hasValues = (kind: DrawnKind, readings: readonly Reading[]) =>
  kind === 'pressure'
    ? readings.some(({ what }) => what === kind)
    : valuesOf(kind satisfies NumberKind, readings).length > 0;

function firstDay(readings: readonly Reading[], minutes: PicturesProps['minutes']): string | undefined {
  const drawn = readings.filter(({ what }) => what !== 'note').map(({ at }) => dayAt(at));
  const days = [...drawn, ...minutes.map(({ day }) => day)];
  return days.reduce<string | undefined>(
    (first, day) => (first === undefined || day < first ? day : first),
    undefined,
  );
}
