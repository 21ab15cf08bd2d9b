import type { ReminderTopic } from '#src/features/reminders/logic/topics.ts';
import styles from './Reminders.module.css';

/** Lines in a box of 24 units. */
const lines: Readonly<Record<ReminderTopic, string>> = {
  water: 'M6 3h12l-1.6 17a1 1 0 0 1-1 1H8.600a1 1 0 0 1-1-1zM7 11c3-2 6 2 10 0',
  walk: 'M13 5.500a1.5 1.5 0 1 0 0-3 1.5 1.5 0 0 0 0 3zM8 21l3-6-1-3 1-5 4 4 3 1M10.5 15l3 2 1 4M11 7l-4 3-1 3',
  session: 'M3 9v6M6 6v12M18 6v12M21 9v6M6 12h12',
  'weigh-in':
    'M5 4h14a1 1 0 0 1 1 1v14a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V5a1 1 0 0 1 1-1zM8 9a6 6 0 0 1 8 0l-2 2.500h-4zM12 11l1-3',
  pressure:
    'M12 20s-8-4.7-8-10a4.5 4.5 0 0 1 8-2.800A4.5 4.5 0 0 1 20 10c0 5.3-8 10-8 10zM4.5 12H9l1.5-3 2.5 6 1.5-3h5',
  medicine: 'M10 4.500a4.6 4.6 0 0 1 6.5 6.500l-6 6A4.6 4.6 0 0 1 4 10.500zM7 7.500l6.5 6.5',
  meal: 'M4 12h16a8 8 0 0 1-5 7.500H9A8 8 0 0 1 4 12zM9 8c-1-1.5 1-2.5 0-4M14 8c-1-1.5 1-2.5 0-4',
  appointment:
    'M5 5h14a1 1 0 0 1 1 1v13a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V6a1 1 0 0 1 1-1zM4 10h16M8 3v4M16 3v4M9 15h6',
  other: 'M6 17V11a6 6 0 0 1 12 0v6l1.5 1.500h-15zM10 21h4M12 5V3',
};

/** A small drawing of what one is reminded of; the words beside it say the same. */
export function TopicIcon({ topic }: { topic: ReminderTopic }) {
  return (
    <svg viewBox="0 0 24 24" width="28" height="28" aria-hidden="true" className={styles.icon}>
      <path
        d={lines[topic]}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.8"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
