import { useState } from 'react';
import { EntriesLoading, EntriesTool } from '#src/features/entries/island/EntriesTool.tsx';
import { StatusNotice } from '#src/ui/StatusNotice.tsx';
import { useLazy } from '#src/ui/use-lazy.ts';
import type { HealthTexts } from './health-texts.ts';
import { OpenDiary } from './OpenDiary.tsx';
import { PersonBar } from './people/PersonBar.tsx';
import { usePeople } from './use-people.ts';

/** The tool for what a person measures, kept on the device. */
export function HealthDiary({ texts }: { texts: HealthTexts }) {
  const people = usePeople(texts.me);
  const { keeping, all, person, key, isLocked } = people;
  const [isAsked, setAsked] = useState(false);
  const dialog = useLazy(isAsked, () => import('./people/PeopleDialog.tsx'));
  const unlock = useLazy(isLocked, () => import('./people/UnlockForm.tsx'));

  if (keeping === 'loading') return <EntriesLoading>{texts.loading}</EntriesLoading>;
  return (
    <EntriesTool texts={texts}>
      <PersonBar
        texts={texts}
        people={people.people}
        person={person}
        onChoose={people.choose}
        onManage={() => {
          setAsked(true);
          dialog.again();
        }}
      />
      {(dialog.hasFailed || unlock.hasFailed) && <StatusNotice>{texts.failed}</StatusNotice>}
      {isLocked ? (
        unlock.part && <unlock.part.UnlockForm key={person.id} texts={texts} person={person} />
      ) : (
        <OpenDiary
          key={person.id}
          texts={texts}
          person={person}
          isAlone={people.people.length === 1}
          all={all}
          sealKey={key}
          keepPerson={people.keepPerson}
        />
      )}
      {isAsked && dialog.part && (
        <dialog.part.PeopleDialog
          texts={texts}
          people={people.people}
          all={all}
          onChoose={people.choose}
          onClose={() => setAsked(false)}
        />
      )}
    </EntriesTool>
  );
}
