import { useState } from 'react';
import { type Changes, canEase } from '#src/features/coach/logic/changes.ts';
import type { ProposedSession } from '#src/features/coach/logic/compose.ts';
import { isHardSession } from '#src/features/coach/logic/session-pool.ts';
import type { Kept as KeptReading, Reading } from '#src/features/health/logic/records.ts';
import type { Day } from '#src/features/training/logic/days.ts';
import { sessionQuery } from '#src/features/training/logic/library.ts';
import type { Done, Kept } from '#src/features/training/logic/records.ts';
import { Button } from '#src/ui/Button.tsx';
import { fillTemplate } from '#src/words/format/fill-template.ts';
import type { CoachAddresses, CoachTexts } from './coach-texts.ts';
import styles from './DayList.module.css';
import { nameOfSession } from './name-of-session.ts';
import { Reasons } from './Reasons.tsx';
import { writeDate } from './write-dates.ts';

interface DayListProps {
  days: readonly Day[];
  sessions: readonly ProposedSession[];
  changes: Changes;
  onChanges: (changes: Changes) => void;
  texts: CoachTexts;
  addresses: CoachAddresses;
  log: readonly Kept<Done>[];
  readings: readonly KeptReading<Reading>[];
}

/** The seven days with what is proposed for them. */
export function DayList(props: DayListProps) {
  const { days, sessions, changes, onChanges, texts } = props;
  const [news, setNews] = useState('');
  return (
    <>
      <p role="status" className={styles.news}>
        {news}
      </p>
      <ol className={styles.days}>
        {days.map((day) => {
          const own = sessions.filter((session) => session.day === day);
          const isFree = own.every(({ key }) => changes[key]?.isOut);
          return (
            <li key={day} data-day={day}>
              <h3>{writeDate(day, texts)}</h3>
              {isFree && <p className={styles.quiet}>{texts.week.rest}</p>}
              {own.map((session) => (
                <SessionCard
                  key={session.key}
                  {...props}
                  session={session}
                  onChange={(change, text) => {
                    onChanges({ ...changes, [session.key]: { ...changes[session.key], ...change } });
                    setNews(text);
                  }}
                />
              ))}
            </li>
          );
        })}
      </ol>
    </>
  );
}

interface SessionCardProps extends Omit<DayListProps, 'onChanges' | 'sessions'> {
  session: ProposedSession;
  onChange: (change: Changes[string], news: string) => void;
}

function SessionCard(props: SessionCardProps) {
  const { session, days, changes, texts, addresses, log, readings, onChange } = props;
  const { week } = texts;
  const { choice, extra, day } = session;
  const name = nameOfSession(session, texts);
  const values = { name, day: writeDate(day, texts) };
  const isOut = changes[session.key]?.isOut === true;
  return (
    <div className={styles.session} data-part={session.part} data-out={isOut || undefined}>
      <p className={styles.name}>
        <a href={choice ? addresses.player + sessionQuery({ ...choice, extra }) : addresses.walking}>
          {name}
        </a>
        {isOut && ` (${week.isOut})`}
      </p>
      <p className={styles.quiet}>{notesOf(session, texts).join(' · ')}</p>
      {!choice && <p className={styles.hint}>{week.walkHint}</p>}
      <Reasons findings={session.because} texts={texts} log={log} readings={readings} />
      <div className={styles.changes} data-screen-only>
        {isOut ? (
          <Button
            variant="quiet"
            aria-label={fillTemplate(week.backOf, values)}
            onClick={() => onChange({ isOut: false }, '')}
          >
            {week.back}
          </Button>
        ) : (
          <>
            <select
              aria-label={fillTemplate(week.day, values)}
              value={day}
              onChange={({ target }) => {
                const moved = { name, day: writeDate(target.value, texts) };
                onChange({ day: target.value }, fillTemplate(week.moved, moved));
              }}
            >
              {days.map((each) => (
                <option key={each} value={each}>
                  {writeDate(each, texts)}
                </option>
              ))}
            </select>
            {canEase(session) && (
              <Button
                variant="quiet"
                aria-label={fillTemplate(week.easierOf, values)}
                onClick={() => onChange({ extra: extra - 1 }, '')}
              >
                {week.easier}
              </Button>
            )}
            <Button
              variant="quiet"
              aria-label={fillTemplate(week.outOf, values)}
              onClick={() => onChange({ isOut: true }, week.isOut)}
            >
              {week.out}
            </Button>
          </>
        )}
      </div>
    </div>
  );
}

/** Minutes, how hard, and how far from the page. */
function notesOf({ part, choice, minutes, extra }: ProposedSession, texts: CoachTexts): string[] {
  const { week, steps, stepsBack, numberLocales } = texts;
  const isHard = choice !== undefined && isHardSession(choice);
  return [
    ...(part === 'walk' ? [] : [fillTemplate(texts.minutes, { count: minutes }, numberLocales)]),
    ...(part === 'balance' ? [] : [isHard ? week.levels.hard : week.levels.moderate]),
    ...(extra > 0 ? [fillTemplate(steps, { count: extra }, numberLocales)] : []),
    ...(extra < 0 ? [fillTemplate(stepsBack, { count: -extra }, numberLocales)] : []),
  ];
}
