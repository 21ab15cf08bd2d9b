import type { ReminderTopic } from '#src/features/reminders/logic/topics.ts';

const short = 30;
const long = 120;

/**
 * For how many minutes a reminder of each topic is still worth sending when the server could not send it in time. Later
 * it is dropped: a phone that rings for what is long over teaches its owner not to look.
 */
export const usefulMinutes: Readonly<Record<ReminderTopic, { minutes: number; because: string }>> = {
  medicine: { minutes: long, because: 'A dose that was forgotten matters for longer than a walk.' },
  appointment: { minutes: long, because: 'Who is late can still go, or call.' },
  other: { minutes: long, because: 'Only the person knows how much it matters, so it rather comes late.' },
  water: { minutes: short, because: 'The next glass has its own reminder.' },
  walk: { minutes: short, because: 'The time that was kept free for it is over.' },
  session: { minutes: short, because: 'The time that was kept free for it is over.' },
  meal: { minutes: short, because: 'The meal is over.' },
  'weigh-in': { minutes: short, because: 'A weight compares with others of the same hour only.' },
  pressure: { minutes: short, because: 'A pressure compares with others of the same hour only.' },
};

/** From so many minutes on, a reminder says that it is late. */
const lateMinutes = 10;

/** How long a reminder of a topic is of use, in milliseconds. */
export function usefulMilliseconds(topic: ReminderTopic): number {
  return usefulMinutes[topic].minutes * 60_000;
}

/** Whether a reminder that was due at a moment says that it is late. */
export function isLate(due: Date, now: Date): boolean {
  return now.getTime() - due.getTime() >= lateMinutes * 60_000;
}
