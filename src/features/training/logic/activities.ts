import type { Done } from './records.ts';
import { hardMinuteCounts, type SessionEffort } from './summary.ts';

/** What people do without the player, as the log offers it. */
export const activities = [
  'walk',
  'run',
  'cycle',
  'swim',
  'dance',
  'sport',
  'work',
  'strength',
  'stretch',
  'else',
] as const;
export type Activity = (typeof activities)[number];

export const isActivity = (value: string): value is Activity =>
  (activities as readonly string[]).includes(value);

const uncounted: readonly Activity[] = ['strength', 'stretch'];

/** Whether an activity can count towards the 150 minutes, so that it matters how hard it was. */
export const canCount = (activity: Activity): boolean => !uncounted.includes(activity);

/** What a minute of each effort counts; how hard it was is what somebody could do meanwhile: sing, talk, say a few words. */
const minuteCounts = { easy: 0, moderate: 1, hard: hardMinuteCounts } as const satisfies Record<
  SessionEffort,
  number
>;
export const efforts = ['easy', 'moderate', 'hard'] as const satisfies readonly SessionEffort[];

/**
 * The minutes of an activity that count towards the 150 of a week, by the rule of sessions: strength, yoga and stretches
 * count nothing.
 *
 * @example countedMinutes('run', 30, 'hard') → 60
 */
export function countedMinutes(activity: Activity, minutes: number, effort: SessionEffort): number {
  return canCount(activity) ? minutes * minuteCounts[effort] : 0;
}

/**
 * A session that took longer or shorter than was written down: what counts of it changes in proportion. Of a session of
 * no minutes it stays as it was.
 *
 * @param minutes whole, 1 to 600
 */
export function withMinutes<Session extends Pick<Done, 'minutes' | 'counted'>>(
  session: Session,
  minutes: number,
): Session {
  const counted =
    session.minutes === 0 ? session.counted : Math.round((session.counted * minutes) / session.minutes);
  return { ...session, minutes, counted: Math.min(counted, minutes * hardMinuteCounts) };
}
