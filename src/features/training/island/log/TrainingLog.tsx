import { useState } from 'react';
import { todayOf } from '#src/features/training/logic/days.ts';
import { knownSession } from '#src/features/training/logic/known-session.ts';
import { lastWeeks, sumsOf } from '#src/features/training/logic/log.ts';
import { monthOf } from '#src/features/training/logic/months.ts';
import type { Done, Kept } from '#src/features/training/logic/records.ts';
import { Button } from '#src/ui/Button.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { StatusNotice } from '#src/ui/StatusNotice.tsx';
import { fillTemplate } from '#src/words/format/fill-template.ts';
import { Bests } from './Bests.tsx';
import { ChangeForm } from './ChangeForm.tsx';
import { DoneForm } from './DoneForm.tsx';
import { EmptyLog } from './EmptyLog.tsx';
import type { LogAddresses, LogTexts } from './log-texts.ts';
import { type LogView, MonthLog } from './MonthLog.tsx';
import styles from './TrainingLog.module.css';
import { useLog } from './use-log.ts';
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

/** What somebody has trained: this week, the last weeks, a calendar with its entries, and the bests. */
export function TrainingLog({ texts, addresses, files }: TrainingLogProps) {
  const today = todayOf(new Date());
  const { keeping, sessions, removed, names, add, put, remove } = useLog(files);
  const [view, setView] = useState<LogView>({ month: monthOf(today) });
  /** The form that is open: for something new, or for an entry. */
  const [form, setForm] = useState<'new' | Kept<Done>>();
  const [saved, setSaved] = useState<{ as: 'new' | 'change'; text: string }>();

  if (keeping === 'loading') {
    return (
      <p role="status" className={styles.loading}>
        {texts.loading}
      </p>
    );
  }

  const show = (as: 'new' | 'change', session: Done) => {
    const { name } = knownSession(session, names);
    setSaved({ as, text: fillTemplate(texts.list.saved, { name, day: writeDay(session.date, texts) }) });
    const isOutside = view.day !== undefined && view.day !== session.date;
    setView({ month: monthOf(session.date), day: isOutside ? undefined : view.day });
  };
  const open = (wanted: 'new' | Kept<Done>) => {
    setSaved(undefined);
    setForm(wanted);
  };
  const close = () => setForm(undefined);
  const messageOf = (as: 'new' | 'change') => (saved?.as === as ? saved.text : '');
  const [week = sumsOf([])] = lastWeeks(sessions, today, 1);
  const isEmpty = sessions.length === 0 && removed.length === 0;
  return (
    <div className={styles.log}>
      <div role="status">
        {keeping !== 'kept' && (
          <Notice>
            <p>{texts[keeping]}</p>
          </Notice>
        )}
      </div>
      {isEmpty ? (
        <EmptyLog texts={texts} addresses={addresses} />
      ) : (
        <div className={styles.sums}>
          <WeekMinutes texts={texts} sums={week} />
          <WeeksChart texts={texts} weeks={lastWeeks(sessions, today, shownWeeks)} />
        </div>
      )}
      <div className={styles.add}>
        <Button onClick={() => open('new')}>{texts.form.add}</Button>
        <StatusNotice>{messageOf('new')}</StatusNotice>
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
            message={messageOf('change')}
            onChange={open}
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
      {form === 'new' && (
        <DoneForm
          texts={texts}
          today={today}
          onSave={(session) => {
            add(session);
            show('new', session);
          }}
          onClose={close}
        />
      )}
      {form !== undefined && form !== 'new' && (
        <ChangeForm
          texts={texts}
          today={today}
          session={form}
          name={knownSession(form, names).name}
          onSave={(session) => {
            put(session);
            show('change', session);
          }}
          onClose={close}
        />
      )}
    </div>
  );
}
