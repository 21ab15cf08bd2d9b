import { ownSessionLimits } from '#src/features/training/logic/own-session-limits.ts';
import type { Kept, OwnSession } from '#src/features/training/logic/records.ts';

/** What a walk is made of: items of at most so long as a session may hold. */
function walkItems(minutes: number): OwnSession['blocks'][number]['items'] {
  const seconds = minutes * 60;
  const { most } = ownSessionLimits.seconds;
  return seconds <= most
    ? [{ exercise: 'walking', seconds }]
    : [
        { exercise: 'walking', seconds: most },
        { exercise: 'walking', seconds: seconds - most },
      ];
}

/** A tenth of a walk in whole minutes: a step, where nothing repeats. */
const stepOf = (minutes: number): number => Math.ceil(minutes / 10);

/**
 * A brisk walk as a session of one's own: it can be played, moved and changed like any other.
 *
 * @param minutes whole, 5 to 60
 */
export function walkSession(minutes: number, name: string): OwnSession {
  return {
    name,
    blocks: [{ part: 'main', rounds: 1, items: walkItems(minutes) }],
    summary: { minutes, counted: minutes, strength: false, hard: [], kinds: ['heart'] },
  };
}

/** What a walk adds up to in the plan. */
export const walkSummary = (minutes: number) =>
  ({ minutes, counted: minutes, strength: false, hard: [], step: stepOf(minutes) }) as const;

/** The id of a session of one's own that is this walk and nothing else; undefined where there is none. */
export function knownWalk(own: readonly Kept<OwnSession>[], minutes: number): string | undefined {
  const items = JSON.stringify(walkItems(minutes));
  return own.find(({ blocks: [block, ...more] }) => {
    const isAlone = block !== undefined && more.length === 0;
    return isAlone && block.part === 'main' && block.rounds === 1 && JSON.stringify(block.items) === items;
  })?.id;
}
