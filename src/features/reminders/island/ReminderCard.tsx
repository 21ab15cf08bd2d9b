import { useEffect, useRef } from 'react';
import { deviceZone } from '#src/device/time-zone.ts';
import type { Listed } from '#src/features/reminders/logic/reminders.ts';
import { cityOf } from '#src/features/reminders/logic/time-zones.ts';
import type { Day } from '#src/features/training/logic/days.ts';
import { Button } from '#src/ui/Button.tsx';
import { fillTemplate } from '#src/words/format/fill-template.ts';
import styles from './Reminders.module.css';
import type { RemindersTexts } from './reminders-texts.ts';
import { TopicIcon } from './TopicIcon.tsx';
import { nextText, titleOf, topicName, topicTitle, whenText } from './when-text.ts';

interface ReminderCardProps {
  listed: Listed;
  /** On the clock of the reminder's own place. */
  today: Day;
  texts: RemindersTexts;
  /** Whether a link in a mail has ended the mails of it. */
  isMailEnded: boolean;
  takesFocus: boolean;
  onChange: () => void;
  onPause: () => void;
  onCalendar: () => void;
  onRemove: () => void;
}

/** One reminder: what and when, how it comes, and what can be done with it. */
export function ReminderCard(props: ReminderCardProps) {
  const { listed, today, texts, isMailEnded, takesFocus } = props;
  const { reminder, next } = listed;
  const { list } = texts;
  const name = titleOf(reminder, texts);
  const called = (action: string) => fillTemplate(texts.actionOf, { action, name });
  const card = useFocusAtFirst<HTMLLIElement>(takesFocus);
  const state = reminder.paused ? texts.next.paused : texts.next.over;
  return (
    <li ref={card} tabIndex={-1} className={styles.card} data-resting={next ? undefined : ''}>
      <div className={styles.head}>
        <TopicIcon topic={reminder.topic} />
        <div>
          {name !== topicTitle(reminder.topic, texts) && (
            <p className={styles.topic}>{topicName(reminder.topic, texts)}</p>
          )}
          <h3>{name}</h3>
        </div>
      </div>
      <p className={styles.next}>{next ? nextText(next, today, texts) : state}</p>
      <p>{whenText(reminder, today, texts)}</p>
      <Details listed={listed} texts={texts} isMailEnded={isMailEnded} />
      <div className={styles.actions}>
        <Button variant="secondary" aria-label={called(list.change)} onClick={props.onChange}>
          {list.change}
        </Button>
        {(next || reminder.paused) && (
          <Button
            variant="secondary"
            aria-label={called(reminder.paused ? list.resume : list.pause)}
            onClick={props.onPause}
          >
            {reminder.paused ? list.resume : list.pause}
          </Button>
        )}
      </div>
      <div className={styles.quiet}>
        {next && (
          <Button variant="quiet" aria-label={called(list.calendar)} onClick={props.onCalendar}>
            {list.calendar}
          </Button>
        )}
        <Button variant="quiet" aria-label={called(list.remove)} onClick={props.onRemove}>
          {list.remove}
        </Button>
      </div>
    </li>
  );
}

/** What matters only where it differs from the usual: quiet hours, another place's clock, and ways over the server. */
function Details({
  listed,
  texts,
  isMailEnded,
}: Pick<ReminderCardProps, 'listed' | 'texts' | 'isMailEnded'>) {
  const { mail, push, quiet, zone } = listed.reminder;
  const { list } = texts;
  const details = [
    quiet && fillTemplate(list.quiet, quiet),
    zone !== deviceZone() && fillTemplate(list.zone, { city: cityOf(zone) }),
    mail && (isMailEnded ? list.mailEnded : list.mail),
    push && list.push,
  ].filter((detail) => typeof detail === 'string');
  if (details.length === 0) return null;
  return (
    <ul className={styles.details}>
      {details.map((detail) => (
        <li key={detail}>{detail}</li>
      ))}
    </ul>
  );
}

interface RemovedCardProps {
  name: string;
  texts: RemindersTexts;
  takesFocus: boolean;
  onUndo: () => void;
}

/** Stands where a reminder was deleted, and brings it back. */
export function RemovedCard({ name, texts, takesFocus, onUndo }: RemovedCardProps) {
  const row = useFocusAtFirst<HTMLLIElement>(takesFocus);
  const text = fillTemplate(texts.list.removed, { name });
  return (
    <li ref={row} tabIndex={-1} className={styles.undo} aria-label={text}>
      <p>{text}</p>
      <Button variant="secondary" onClick={onUndo}>
        {texts.list.undo}
      </Button>
    </li>
  );
}

/** The focus follows what was pressed: from “Delete” to what stands in the place of it, and back. */
function useFocusAtFirst<Part extends HTMLElement>(takesFocus: boolean) {
  const part = useRef<Part>(null);
  const isWanted = useRef(takesFocus);
  useEffect(() => {
    if (isWanted.current) part.current?.focus();
  }, []);
  return part;
}
