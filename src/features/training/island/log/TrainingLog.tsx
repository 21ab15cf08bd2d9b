import { useState } from 'react';
import { EntriesLoading, EntriesTool } from '#src/features/entries/island/EntriesTool.tsx';
import { type Day, todayOf } from '#src/features/training/logic/days.ts';
import { knownSession } from '#src/features/training/logic/library.ts';
import { lastWeeks, sumsOf } from '#src/features/training/logic/log.ts';
import { monthOf } from '#src/features/training/logic/months.ts';
import type { Done, Kept } from '#src/features/training/logic/records.ts';
import { Button } from '#src/ui/Button.tsx';
import { StatusNotice } from '#src/ui/StatusNotice.tsx';
import { fillTemplate } from '#src/words/format/fill-template.ts';
import { Bests } from './Bests.tsx';
import { EmptyLog } from './EmptyLog.tsx';
import type { LogAddresses, LogTexts } from './log-texts.ts';
import { type LogView, MonthLog } from './MonthLog.tsx';
import styles from './TrainingLog.module.css';
import { useLog } from './use-log.ts';
import { useLogForm } from './use-log-form.ts';
import { WeekMinutes } from './WeekMinutes.tsx';
import { WeeksChart } from './WeeksChart.tsx';
import { writeDay } from './write-dates.ts';

interface TrainingLogProps {
  texts: LogTexts;
  addresses: LogAddresses;
  /** Address of the folder with the files of training. */
  files: string;
}

const shownWeeks = 8;

/** Where a message stands: below the button that adds, or above the entries. */
type Place = 'add' | 'list';

/** What somebody has trained: this week, the last weeks, a calendar with its entries, and the bests. */
export function TrainingLog({ texts, addresses, files }: TrainingLogProps) {
  const today = todayOf(new Date());
  const { keeping, sessions, removed, names, add, put, remove } = useLog(files);
  const [view, setView] = useState<LogView>({ month: monthOf(today) });
  const [message, setMessage] = useState<{ at: Place; text: string }>();
  const { form, open, close } = useLogForm((at) => setMessage({ at, text: texts.form.failed }));

  if (keeping === 'loading') return <EntriesLoading>{texts.loading}</EntriesLoading>;

  const nameOf = (session: Done) => knownSession(session, names).name;
  const show = (at: Place, session: Done) => {
    const values = { name: nameOf(session), day: writeDay(session.date, texts) };
    setMessage({ at, text: fillTemplate(texts.list.saved, values) });
    const isOutside = view.day !== undefined && view.day !== session.date;
    setView({ month: monthOf(session.date), day: isOutside ? undefined : view.day });
  };
  const start = (session?: Kept<Done>) => {
    setMessage(undefined);
    void open(session && { session, name: nameOf(session) });
  };
  const messageAt = (at: Place) => (message?.at === at ? message.text : '');
  const isEmpty = sessions.length === 0 && removed.length === 0;
  return (
    <EntriesTool texts={texts}>
      {isEmpty ? (
        <EmptyLog texts={texts} addresses={addresses} />
      ) : (
        <Weeks texts={texts} sessions={sessions} today={today} />
      )}
      <div className={styles.add}>
        <Button onClick={() => start()}>{texts.form.add}</Button>
        <StatusNotice>{messageAt('add')}</StatusNotice>
      </div>
      {!isEmpty && (
        <>
          <MonthLog
            texts={texts}
            today={today}
            view={view}
            onView={setView}
            sessions={sessions}
            removed={removed}
            names={names}
            player={addresses.player}
            message={messageAt('list')}
            onChange={start}
            onRemove={remove}
            onUndo={put}
          />
          <Bests
            texts={texts}
            sessions={sessions}
            file={`${files}/exercises.json`}
            exercises={addresses.exercises}
          />
        </>
      )}
      {form && (
        <form.LogForm
          texts={texts}
          today={today}
          changed={form.changed}
          onAdd={(session) => {
            add(session);
            show('add', session);
          }}
          onChange={(session) => {
            put(session);
            show('list', session);
          }}
          onClose={close}
        />
      )}
    </EntriesTool>
  );
}

function Weeks({ texts, sessions, today }: { texts: LogTexts; sessions: readonly Done[]; today: Day }) {
  const [week = sumsOf([])] = lastWeeks(sessions, today, 1);
  return (
    <div className={styles.weeks}>
      <WeekMinutes texts={texts} sums={week} />
      <WeeksChart texts={texts} weeks={lastWeeks(sessions, today, shownWeeks)} />
    </div>
  );
}
