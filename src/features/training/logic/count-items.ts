import type { PlayedBlock } from './timeline.ts';

/** How many exercises a session has, an exercise that comes twice counted twice; apart from building, for lists. */
export const countItems = ({ blocks }: { readonly blocks: readonly Pick<PlayedBlock, 'items'>[] }): number =>
  blocks.reduce((sum, { items }) => sum + items.length, 0);
