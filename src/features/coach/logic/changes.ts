import type { Day } from '#src/features/training/logic/days.ts';
import { leastExtra } from '#src/features/training/logic/extra.ts';
import type { ProposedSession } from './compose.ts';

/** What the visitor has changed of one session. */
export interface Change {
  readonly day?: Day;
  readonly extra?: number;
  readonly isOut?: boolean;
}

/** Changes by the key of the session. */
export type Changes = Readonly<Record<string, Change>>;

/** The proposal as the visitor has changed it, day by day; what is left out is still there, so that it can come back. */
export function changed(sessions: readonly ProposedSession[], changes: Changes): ProposedSession[] {
  return sessions
    .map((session) => {
      const { day = session.day, extra = session.extra } = changes[session.key] ?? {};
      const { choice } = session;
      const minutes = choice ? Math.max(1, choice.minutes + choice.step * extra) : session.minutes;
      return { ...session, day, extra, minutes };
    })
    .sort((one, other) => one.day.localeCompare(other.day));
}

/** Whether a session can still be made easier; a walk is as easy as one walks it. */
export const canEase = ({ choice, extra }: ProposedSession): boolean =>
  choice !== undefined && extra > leastExtra;
