import type { PlayedBlock } from './timeline.ts';

/** How far a session may be led away from its page. */
export const leastExtra = -3;
export const mostExtra = 3;

/** No session is led on longer than this by steps. */
export const mostRounds = 6;

const tenth = 0.1;

/** Whether rounds can be added and taken: where nothing of the main part repeats, its time or count changes instead. */
export const hasRounds = (blocks: readonly PlayedBlock[]): boolean =>
  blocks.some(({ part, rounds }) => part === 'main' && rounds > 1);

/**
 * A session some steps harder or easier than its page. A step is a round of the main part more or less; where no main part
 * has rounds it is a tenth of its seconds and repetitions. One round, and one repetition or five seconds, always stay.
 *
 * @param extra whole steps, below 0 for an easier session
 * @example withExtra([{ part: 'main', rounds: 3, items }], 1) → [{ part: 'main', rounds: 4, items }]
 */
export function withExtra(blocks: readonly PlayedBlock[], extra: number): PlayedBlock[] {
  const repeats = hasRounds(blocks);
  return blocks.map((block) => {
    if (block.part !== 'main' || extra === 0) return block;
    if (repeats) {
      const most = Math.max(mostRounds, block.rounds);
      return block.rounds > 1
        ? { ...block, rounds: Math.min(most, Math.max(1, block.rounds + extra)) }
        : block;
    }
    const items = block.items.map((item) => ({
      ...item,
      ...(item.seconds && { seconds: Math.max(5, Math.round((item.seconds * (1 + tenth * extra)) / 5) * 5) }),
      ...(item.repetitions && {
        repetitions: Math.max(1, Math.round(item.repetitions * (1 + tenth * extra))),
      }),
    }));
    return { ...block, items };
  });
}
