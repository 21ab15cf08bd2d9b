import { useEffect, useId, useRef, useState } from 'react';
import {
  type KnownSession,
  knownSession,
  type SessionNames,
  sessionQuery,
} from '#src/features/training/logic/library.ts';
import { latestFirst } from '#src/features/training/logic/log.ts';
import type { Done, Kept } from '#src/features/training/logic/records.ts';
import { Button, ButtonLink } from '#src/ui/Button.tsx';
import { fillTemplate } from '#src/words/format/fill-template.ts';
import styles from './DoneList.module.css';
import type { LogTexts } from './log-texts.ts';
import { Sign } from './Sign.tsx';
import { writeDay } from './write-dates.ts';

type Session = Kept<Done>;

const shownAtFirst = 8;

interface DoneListProps {
  texts: LogTexts;
  sessions: readonly Session[];
  /** What was deleted since the page was opened, and can be brought back in its place. */
  removed: readonly Session[];
  names: SessionNames;
  /** Address of the player. */
  player: string;
  onChange: (session: Session) => void;
  onRemove: (session: Session) => void;
  onUndo: (session: Session) => void;
}

/** Entries of the log, the latest first; what is deleted leaves in its place the way back. */
export function DoneList({
  texts,
  sessions,
  removed,
  names,
  player,
  onChange,
  onRemove,
  onUndo,
}: DoneListProps) {
  const gone = new Set(removed.map(({ id }) => id));
  // The focus follows what was pressed: from "Delete" to "Undo", and back to the entry.
  const pressed = useRef<string>(undefined);
  const [isWhole, setIsWhole] = useState(false);
  const all = latestFirst([...sessions, ...removed]);
  const shown = isWhole || all.length <= shownAtFirst + 1 ? all : all.slice(0, shownAtFirst);
  const showAll = () => {
    pressed.current = all[shownAtFirst]?.id;
    setIsWhole(true);
  };
  if (all.length === 0) return <p>{texts.calendar.none}</p>;
  return (
    <>
      <ul className={styles.list} data-list>
        {shown.map((session) => {
          const known = knownSession(session, names);
          const takesFocus = pressed.current === session.id;
          const press = (act: (pressedSession: Session) => void) => () => {
            pressed.current = session.id;
            act(session);
          };
          return gone.has(session.id) ? (
            <RemovedItem
              key={session.id}
              texts={texts}
              name={known.name}
              takesFocus={takesFocus}
              onUndo={press(onUndo)}
            />
          ) : (
            <DoneItem
              key={session.id}
              texts={texts}
              session={session}
              known={known}
              player={player}
              takesFocus={takesFocus}
              onChange={() => onChange(session)}
              onRemove={press(onRemove)}
            />
          );
        })}
      </ul>
      {shown.length < all.length && (
        <Button variant="secondary" onClick={showAll}>
          {fillTemplate(texts.list.all, { count: all.length }, texts.numberLocales)}
        </Button>
      )}
    </>
  );
}

interface DoneItemProps {
  texts: LogTexts;
  session: Session;
  known: KnownSession;
  player: string;
  takesFocus: boolean;
  onChange: () => void;
  onRemove: () => void;
}

function DoneItem({ texts, session, known, player, takesFocus, onChange, onRemove }: DoneItemProps) {
  const { list, felt, minutes, counted, whole, part, strength, numberLocales } = texts;
  const id = useId();
  const item = useFocusAtFirst<HTMLLIElement>(takesFocus);
  return (
    <li ref={item} tabIndex={-1} className={styles.item} aria-labelledby={`${id}-name`}>
      <p className={styles.date}>
        {writeDay(session.date, texts)}
        {session.time && <time>{session.time}</time>}
      </p>
      <h3 id={`${id}-name`}>{known.name}</h3>
      <ul className={styles.facts}>
        <li>
          <Sign kind={session.whole ? 'whole' : 'part'} />
          {session.whole ? whole : part}
        </li>
        <li>{fillTemplate(minutes, { count: session.minutes }, numberLocales)}</li>
        {session.strength && (
          <li>
            <Sign kind="strength" />
            {strength}
          </li>
        )}
        {session.felt && <li>{felt[session.felt]}</li>}
      </ul>
      {session.counted > 0 && (
        <p className={styles.counted}>{fillTemplate(counted, { count: session.counted }, numberLocales)}</p>
      )}
      <div className={styles.actions}>
        {known.address && (
          <ButtonLink
            variant="quiet"
            href={player + sessionQuery(known.address)}
            aria-describedby={`${id}-name`}
          >
            {list.again}
          </ButtonLink>
        )}
        <Button variant="quiet" aria-describedby={`${id}-name`} onClick={onChange}>
          {list.change}
        </Button>
        <Button variant="quiet" aria-describedby={`${id}-name`} onClick={onRemove}>
          {list.remove}
        </Button>
      </div>
    </li>
  );
}

interface RemovedItemProps {
  texts: LogTexts;
  name: string;
  takesFocus: boolean;
  onUndo: () => void;
}

function RemovedItem({ texts: { list }, name, takesFocus, onUndo }: RemovedItemProps) {
  const id = useId();
  const item = useFocusAtFirst<HTMLLIElement>(takesFocus);
  return (
    <li ref={item} tabIndex={-1} className={styles.removed} aria-labelledby={id}>
      <p id={id}>{fillTemplate(list.removed, { name })}</p>
      <Button variant="secondary" onClick={onUndo}>
        {list.undo}
      </Button>
    </li>
  );
}

/** Focuses what takes the place of something that had the focus. */
function useFocusAtFirst<Shown extends HTMLElement>(takesFocus: boolean) {
  const shown = useRef<Shown>(null);
  const atFirst = useRef(takesFocus);
  useEffect(() => {
    if (atFirst.current) shown.current?.focus({ preventScroll: true });
  }, []);
  return shown;
}
