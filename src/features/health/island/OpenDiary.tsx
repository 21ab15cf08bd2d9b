import { useState } from 'react';
import type { Kept, Person, readingsOf } from '#src/features/health/logic/records.ts';
import { ModeSwitch } from '#src/ui/ModeSwitch.tsx';
import styles from './HealthDiary.module.css';
import type { HealthTexts } from './health-texts.ts';
import { NoteView } from './NoteView.tsx';
import { OtherView, type OtherViewName } from './tabs/OtherView.tsx';
import { useReadings } from './use-readings.ts';
import { useUnits } from './use-units.ts';

interface OpenDiaryProps {
  texts: HealthTexts;
  person: Kept<Person>;
  /** Whether nobody else keeps a diary here: only then the training log is that of the person. */
  isAlone: boolean;
  all: ReturnType<typeof readingsOf>;
  /** What seals the readings of a person with a PIN. */
  sealKey: CryptoKey | undefined;
  keepPerson: () => void;
}

/** The diary of one person, once it is open. */
export function OpenDiary({ texts, person, isAlone, all, sealKey, keepPerson }: OpenDiaryProps) {
  const diary = useReadings(all, person.id, sealKey, keepPerson);
  const [view, setView] = useState<'note' | OtherViewName>('note');
  const [units, setUnits] = useUnits(person, texts.numberLocales);
  const { views } = texts;
  return (
    <div className={styles.part}>
      <div className={styles.views}>
        <ModeSwitch
          label={views.label}
          modes={(['note', 'pictures', 'report', 'data'] as const).map((value) => ({
            value,
            label: views[value],
          }))}
          value={view}
          onChange={setView}
        />
      </div>
      {view === 'note' ? (
        <NoteView texts={texts} person={person} diary={diary} units={units} onUnits={setUnits} />
      ) : (
        <OtherView
          texts={texts}
          view={view}
          person={person}
          readings={diary.readings}
          isAlone={isAlone}
          onAdd={(added) => void diary.add(added)}
        />
      )}
    </div>
  );
}
