import type { PlayedExercises } from './library.ts';
import { ownSessionLimits as limits } from './own-session-limits.ts';
import type { OwnSession } from './records.ts';
import type { PlayedBlock, SessionPart } from './timeline.ts';

/** An exercise of a session that is being built. */
export interface BuildItem {
  /** Tells it from others of the same exercise, wherever it is moved to. */
  readonly key: number;
  readonly exercise: string;
  /** One of the two is there. */
  readonly repetitions?: number | undefined;
  readonly seconds?: number | undefined;
  /** Seconds. */
  readonly rest: number;
}

export interface BuildBlock {
  readonly part: SessionPart;
  readonly rounds: number;
  /** Seconds. */
  readonly roundRest: number;
  readonly items: readonly BuildItem[];
}

/** A session while it is being built: every part is there, also one without an exercise. */
export interface Build {
  readonly name: string;
  readonly blocks: readonly BuildBlock[];
  /** Larger than the keys of all items that there have ever been. */
  readonly nextKey: number;
}

/** Where an item stands: the block, and the place in it, both from 0. */
export interface Spot {
  readonly block: number;
  readonly place: number;
}

export type NewItem = Omit<BuildItem, 'key'>;

/** The parts of a session in the order in which they are done. */
export const sessionParts: readonly SessionPart[] = ['warm-up', 'main', 'cool-down'];

/** A session without a name and without an exercise. */
export const emptyBuild: Build = buildOf({ name: '', blocks: [] });

/**
 * A session that is kept, to be changed. Parts that it leaves out are there, without an exercise, so that something can be
 * put into them.
 */
export function buildOf({ name, blocks }: Pick<OwnSession, 'name' | 'blocks'>): Build {
  let nextKey = 0;
  const known = blocks.map(({ part, rounds, roundRest = 0, items }): BuildBlock => {
    const keyed = items.map(({ rest = 0, ...item }): BuildItem => {
      nextKey += 1;
      return { ...inLimits({ ...item, rest }), key: nextKey - 1 };
    });
    return { part, rounds, roundRest, items: keyed };
  });
  const missing = sessionParts
    .filter((part) => !known.some((block) => block.part === part))
    .slice(0, limits.blocks - known.length);
  const empty = missing.map((part): BuildBlock => ({ part, rounds: 1, roundRest: 0, items: [] }));
  const all = [...known, ...empty];
  return {
    name,
    blocks: sessionParts.flatMap((part) => all.filter((block) => block.part === part)),
    nextKey,
  };
}

/** What is kept of a session: no part without an exercise, and the name as short as it may be. */
export function contentOf({ name, blocks }: Build): Pick<OwnSession, 'name' | 'blocks'> {
  return {
    name: name.trim().slice(0, limits.name),
    blocks: blocks
      .filter(({ items }) => items.length > 0)
      .map(({ items, ...block }) => ({ ...block, items: items.map(({ key: _, ...item }) => item) })),
  };
}

/** What of a session can be played and added up: the exercises that the library has. */
export function playableBlocks(build: Build, exercises: PlayedExercises): PlayedBlock[] {
  return contentOf(build)
    .blocks.map((block) => ({ ...block, items: block.items.filter(({ exercise }) => exercises[exercise]) }))
    .filter(({ items }) => items.length > 0);
}

/** Where an item stands; undefined for one that is not there. */
export function spotOf({ blocks }: Build, key: number): Spot | undefined {
  for (const [block, { items }] of blocks.entries()) {
    const place = items.findIndex((item) => item.key === key);
    if (place >= 0) return { block, place };
  }
  return undefined;
}

export const isFull = (block: BuildBlock | undefined): boolean =>
  block === undefined || block.items.length >= limits.items;

/** A session with further exercises at the end of a block; those for which it has no room are left out. */
export function add(build: Build, block: number, items: readonly NewItem[]): Build {
  return items.reduce((before, item) => insert(before, { block, place: limits.items }, item), build);
}

/** A session with one more exercise at a place, or at the end of its block; the same where the block is full. */
export function insert(build: Build, { block, place }: Spot, item: NewItem): Build {
  if (isFull(build.blocks[block])) return build;
  const added: BuildItem = { ...inLimits(item), key: build.nextKey };
  return {
    ...withItems(build, block, (items) => inserted(items, place, added)),
    nextKey: build.nextKey + 1,
  };
}

export function remove(build: Build, key: number): Build {
  const spot = spotOf(build, key);
  return spot ? withItems(build, spot.block, (items) => items.filter((item) => item.key !== key)) : build;
}

/**
 * Puts an item where another one stands now, or at the end of a block.
 *
 * @param to a place as it is before the move
 * @returns the same session where the item would stay where it is, or where the block is full
 */
export function move(build: Build, key: number, to: Spot): Build {
  const from = spotOf(build, key);
  const item = from && build.blocks[from.block]?.items[from.place];
  if (!item || !from) return build;
  const within = from.block === to.block;
  if (!within && isFull(build.blocks[to.block])) return build;
  const place = within && to.place > from.place ? to.place - 1 : to.place;
  if (within && place === from.place) return build;
  const without = withItems(build, from.block, (items) => items.filter((other) => other !== item));
  return withItems(without, to.block, (items) => inserted(items, place, item));
}

/**
 * Where one step leads an item: past its neighbour, or over the edge of its block into the nearest one with room.
 *
 * @returns a place for `move`; undefined where there is none
 */
export function stepFrom(build: Build, key: number, direction: 'up' | 'down'): Spot | undefined {
  const from = spotOf(build, key);
  if (!from) return undefined;
  const { block, place } = from;
  if (direction === 'up') {
    if (place > 0) return { block, place: place - 1 };
    const [before] = build.blocks
      .map((other, index) => ({ block: index, place: other.items.length, full: isFull(other) }))
      .filter((other) => other.block < block && !other.full)
      .reverse();
    return before && { block: before.block, place: before.place };
  }
  // The place after the neighbour, as it is before the move.
  if (place + 1 < (build.blocks[block]?.items.length ?? 0)) return { block, place: place + 2 };
  const after = build.blocks.findIndex((other, index) => index > block && !isFull(other));
  return after < 0 ? undefined : { block: after, place: 0 };
}

/** Another dose for an item: so many times, so many seconds, or another rest after it, each kept within what is allowed. */
export function changeItem(build: Build, key: number, change: Partial<Omit<NewItem, 'exercise'>>): Build {
  const spot = spotOf(build, key);
  if (!spot) return build;
  return withItems(build, spot.block, (items) =>
    items.map((item) => (item.key === key ? { ...inLimits({ ...item, ...change }), key } : item)),
  );
}

/** Other rounds for a block, or another rest between them, each kept within what is allowed. */
export function changeBlock(
  build: Build,
  block: number,
  change: Partial<Pick<BuildBlock, 'rounds' | 'roundRest'>>,
): Build {
  return withBlock(build, block, (before) => {
    const { rounds, roundRest } = { ...before, ...change };
    return {
      ...before,
      rounds: within(limits.rounds, rounds),
      roundRest: within(limits.rest, roundRest),
    };
  });
}

/** A whole number within limits, the nearest that there is. */
function within({ least, most }: { least: number; most: number }, number: number): number {
  return Math.min(most, Math.max(least, Math.round(number)));
}

/** Counts either repetitions or seconds; where both or neither are named, the repetitions stand. */
function inLimits({ exercise, repetitions, seconds, rest }: NewItem): NewItem {
  const amount =
    repetitions === undefined && seconds !== undefined
      ? { seconds: within(limits.seconds, seconds) }
      : { repetitions: within(limits.repetitions, repetitions ?? limits.repetitions.least) };
  return { exercise, ...amount, rest: within(limits.rest, rest) };
}

const inserted = (items: readonly BuildItem[], place: number, item: BuildItem): BuildItem[] => [
  ...items.slice(0, place),
  item,
  ...items.slice(place),
];

function withItems(
  build: Build,
  block: number,
  change: (items: readonly BuildItem[]) => readonly BuildItem[],
): Build {
  return withBlock(build, block, (before) => ({ ...before, items: change(before.items) }));
}

function withBlock(build: Build, block: number, change: (before: BuildBlock) => BuildBlock): Build {
  const blocks = build.blocks.map((before, index) => (index === block ? change(before) : before));
  return { ...build, blocks };
}
