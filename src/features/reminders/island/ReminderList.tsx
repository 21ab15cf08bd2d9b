import { useState } from 'react';
import { CarryGate } from '#src/features/entries/island/CarryGate.tsx';
import { KeepingNotice } from '#src/features/entries/island/KeepingNotice.tsx';
import { momentIn } from '#src/features/reminders/logic/next-times.ts';
import type { Reminder } from '#src/features/reminders/logic/reminder-schema.ts';
import { inOrder, leftToday } from '#src/features/reminders/logic/reminders.ts';
import { type FormStart, topicInAddress } from '#src/features/reminders/logic/starting-points.ts';
import type { Kept } from '#src/features/training/logic/records.ts';
import { Button } from '#src/ui/Button.tsx';
import { StatusNotice } from '#src/ui/StatusNotice.tsx';
import { useHydrated } from '#src/ui/use-hydrated.ts';
import { fillTemplate } from '#src/words/format/fill-template.ts';
import { DraftNotices } from './DraftNotices.tsx';
import { ReminderCard, RemovedCard } from './ReminderCard.tsx';
import styles from './Reminders.module.css';
import type { RemindersTexts } from './reminders-texts.ts';
import { StartingPoints } from './StartingPoints.tsx';
import { StopGate } from './StopGate.tsx';
import { saveCalendar } from './save-calendar.ts';
import { useDrafts } from './use-drafts.ts';
import { useFormPart } from './use-form-part.ts';
import { useMinute, useReminders } from './use-reminders.ts';
import { useServer } from './use-server.ts';
import { Ways } from './Ways.tsx';
import { titleOf } from './when-text.ts';

/** The tool for reminders, kept on the device. */
export function ReminderList({ texts }: { texts: RemindersTexts }) {
  const { keeping } = useReminders();
  const isHydrated = useHydrated();
  if (!isHydrated || keeping === 'loading') return <p role="status">{texts.loading}</p>;
  return <LoadedList texts={texts} />;
}

/** Where a message stands: above the reminders, or below the button for the calendar. */
interface Said {
  at: 'list' | 'calendar';
  text: string;
}

function LoadedList({ texts }: { texts: RemindersTexts }) {
  const { reminders, removed, add, put, remove } = useReminders();
  const now = useMinute();
  const server = useServer();
  const { drafts, draftOf, keep } = useDrafts();
  const [said, setSaid] = useState<Said>();
  const say = (text: string, at: Said['at'] = 'list') => setSaid({ at, text });
  const saidAt = (at: Said['at']) => (said?.at === at ? said.text : '');
  const [start, setStart] = useState<FormStart | undefined>(() => topicInAddress(location.search));
  const form = useFormPart(start !== undefined, () => {
    setStart(undefined);
    say(texts.formFailed);
  });

  const close = () => {
    setStart(undefined);
    // A page that is loaded anew does not ask for the same a second time.
    if (topicInAddress(location.search)) history.replaceState(null, '', location.pathname);
  };
  const open = (wished: FormStart) => {
    setSaid(undefined);
    setStart(wished);
  };
  const toCalendar = async (chosen: readonly Kept<Reminder>[], at: Said['at']) => {
    setSaid(undefined);
    say(texts.calendar.outcomes[await saveCalendar(chosen, texts)], at);
  };
  const pause = (reminder: Kept<Reminder>) => {
    const { paused, ...running } = reminder;
    put(paused ? running : { ...running, paused: true });
    say(fillTemplate(paused ? texts.list.resumed : texts.list.paused, { name: titleOf(reminder, texts) }));
  };
  const changed = typeof start === 'object' ? reminders.find(({ id }) => id === start.id) : undefined;
  const isOpen = start !== undefined && (typeof start !== 'object' || changed !== undefined);
  const ahead = reminders.filter(({ paused }) => !paused);
  return (
    <div className={styles.tool}>
      <StopGate texts={texts} />
      <KeepingNotice texts={texts} />
      <CarryGate texts={texts} />
      <DraftNotices drafts={drafts} texts={texts} onGoOn={open} onKeep={keep} />
      <section className={styles.section}>
        <h2>{texts.list.heading}</h2>
        <Sums texts={texts} reminders={reminders} now={now} />
        <StatusNotice>{saidAt('list')}</StatusNotice>
        <Cards
          texts={texts}
          reminders={reminders}
          removed={removed}
          now={now}
          ended={server.reply?.kind === 'answered' ? server.reply.answer.endedReminders : []}
          onChange={({ id }) => open({ id })}
          onPause={pause}
          onCalendar={(reminder) => void toCalendar([reminder], 'list')}
          onRemove={remove}
          onUndo={put}
        />
        <div className={styles.actions}>
          <Button onClick={() => open('blank')}>{texts.list.add}</Button>
        </div>
      </section>
      <StartingPoints texts={texts} onTake={open} />
      <Ways
        texts={texts}
        server={server}
        hasAhead={ahead.length > 0}
        onCalendar={() => void toCalendar(ahead, 'calendar')}
      >
        <StatusNotice>{saidAt('calendar')}</StatusNotice>
      </Ways>
      {form && isOpen && (
        <form.ReminderDialog
          texts={texts}
          start={start}
          changed={changed}
          draft={draftOf(start)}
          isLinked={server.isLinked}
          onDraft={(draft) => keep(start, draft)}
          onSave={(made) => {
            for (const reminder of made) {
              if (changed) put({ ...reminder, id: changed.id });
              else add(reminder);
            }
            keep(start, undefined);
            const [first] = made;
            if (first) say(fillTemplate(texts.list.saved, { name: titleOf(first, texts) }));
          }}
          onClose={close}
        />
      )}
    </div>
  );
}

interface SumsProps {
  texts: RemindersTexts;
  reminders: readonly Reminder[];
  now: Date;
}

/** How many there are, and how much of today is still to come; where there is none, what they are for. */
function Sums({ texts: { list, empty, numberLocales }, reminders, now }: SumsProps) {
  if (reminders.length === 0) return <p className={styles.text}>{empty}</p>;
  const left = leftToday(reminders, now);
  const sums = [
    fillTemplate(list.count, { count: reminders.length }, numberLocales),
    left === 0 ? list.noneToday : fillTemplate(list.leftToday, { count: left }, numberLocales),
  ];
  return <p className={styles.sums}>{sums.join(' · ')}</p>;
}

interface CardsProps {
  texts: RemindersTexts;
  reminders: readonly Kept<Reminder>[];
  removed: readonly Kept<Reminder>[];
  now: Date;
  /** The ids of those of which a link in a mail has ended the mails. */
  ended: readonly string[];
  onChange: (reminder: Kept<Reminder>) => void;
  onPause: (reminder: Kept<Reminder>) => void;
  onCalendar: (reminder: Kept<Reminder>) => void;
  onRemove: (reminder: Kept<Reminder>) => void;
  onUndo: (reminder: Kept<Reminder>) => void;
}

/** All reminders, the next one first; what is deleted leaves in its place the way back. */
function Cards({ texts, reminders, removed, now, ended, onRemove, onUndo, ...on }: CardsProps) {
  const [pressed, setPressed] = useState<string>();
  const gone = new Set(removed.map(({ id }) => id));
  const all = inOrder([...reminders, ...removed], now);
  if (all.length === 0) return null;
  const press = (act: (reminder: Kept<Reminder>) => void, reminder: Kept<Reminder>) => () => {
    setPressed(reminder.id);
    act(reminder);
  };
  return (
    <ul className={styles.cards} data-list>
      {all.map((listed) => {
        const { reminder } = listed;
        const { id } = reminder;
        return gone.has(id) ? (
          <RemovedCard
            key={`${id} removed`}
            name={titleOf(reminder, texts)}
            texts={texts}
            takesFocus={pressed === id}
            onUndo={press(onUndo, reminder)}
          />
        ) : (
          <ReminderCard
            key={id}
            listed={listed}
            today={momentIn(reminder.zone, now).day}
            texts={texts}
            isMailEnded={ended.includes(id)}
            takesFocus={pressed === id}
            onChange={() => on.onChange(reminder)}
            onPause={() => on.onPause(reminder)}
            onCalendar={() => on.onCalendar(reminder)}
            onRemove={press(onRemove, reminder)}
          />
        );
      })}
    </ul>
  );
}
