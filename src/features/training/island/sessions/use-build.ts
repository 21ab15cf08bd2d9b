import { useMemo, useState } from 'react';
import { kindsOf } from '#src/features/training/logic/exercise-kinds.ts';
import {
  type Build,
  buildOf,
  contentOf,
  insert,
  move,
  type NewItem,
  playableBlocks,
  remove,
  type Spot,
  spotOf,
} from '#src/features/training/logic/own-session.ts';
import { ownSessionLimits } from '#src/features/training/logic/own-session-limits.ts';
import type { OwnSession } from '#src/features/training/logic/records.ts';
import { type SessionSummary, summaryOf } from '#src/features/training/logic/summary.ts';
import { fillTemplate } from '#src/words/format/fill-template.ts';
import type { Begun } from './Builder.tsx';
import { forgetDraft, keepDraft } from './save-session.ts';
import type { Wording } from './sessions-texts.ts';
import type { Shelf } from './use-builder.ts';

/** What was taken out last, and where it stood. */
export interface Removed {
  spot: Spot;
  item: NewItem;
}

/** A number as it was typed where it is none that may be kept, and what to do about it. */
export interface Fault {
  text: string;
  error: string;
}

/** A session while it is being built: what it holds, what is wrong with it, and every way to change it. */
export function useBuild(
  { id, session, kept }: Begun,
  { exercises }: Shelf,
  { texts, numberLocales }: Wording,
) {
  const [build, setBuild] = useState(() => buildOf(session));
  const [removed, setRemoved] = useState<Removed>();
  const [faults, setFaults] = useState<Readonly<Record<string, Fault>>>({});
  /** What a screen reader is told of the last change. */
  const [said, setSaid] = useState('');
  const summary = useMemo(() => summaryIn(build, exercises), [build, exercises]);
  const unchanged = useMemo(
    () => JSON.stringify(contentOf(buildOf(kept ?? { name: '', blocks: [] }))),
    [kept],
  );

  const nameOf = (exercise: string) => exercises[exercise]?.name ?? exercise;
  const partOf = (block: number, of: Build = build) => texts.parts[of.blocks[block]?.part ?? 'main'];
  const show = (next: Build, words: string) => {
    setBuild(next);
    setRemoved(undefined);
    setSaid(words);
    const content = contentOf(next);
    if (JSON.stringify(content) === unchanged) forgetDraft();
    else keepDraft({ ...(id !== undefined && { id }), session: content });
  };

  return {
    build,
    summary,
    removed,
    faults,
    said,
    nameOf,
    partOf,
    rename: (name: string) => show({ ...build, name }, ''),
    /** @param what was changed, in words, and its new value */
    change: (next: Build, what: string, value: string) => {
      const { minutes } = summaryIn(next, exercises);
      const took = fillTemplate(texts.minutes, { count: minutes }, numberLocales);
      show(next, fillTemplate(texts.said.changed, { what, value, minutes: took }));
    },
    extend: (next: Build, block: number, names: readonly string[]) => {
      const name = names.map(nameOf).join(', ');
      show(next, fillTemplate(texts.said.added, { name, part: partOf(block, next) }));
    },
    moveTo: (key: number, to: Spot | undefined) => {
      const next = to ? move(build, key, to) : build;
      const spot = spotOf(next, key);
      const items = spot && next.blocks[spot.block]?.items;
      const item = items?.[spot?.place ?? 0];
      if (next === build || !spot || !items || !item) return;
      const [place, count] = [`${spot.place + 1}`, `${items.length}`];
      const part = partOf(spot.block, next);
      show(next, fillTemplate(texts.said.moved, { name: nameOf(item.exercise), place, count, part }));
    },
    takeOut: (key: number) => {
      const spot = spotOf(build, key);
      const item = spot && build.blocks[spot.block]?.items[spot.place];
      if (!spot || !item) return;
      show(remove(build, key), '');
      setRemoved({ spot, item });
    },
    /** @returns the key of what is back */
    putBack: () => {
      if (removed) {
        const part = partOf(removed.spot.block);
        const name = nameOf(removed.item.exercise);
        show(insert(build, removed.spot, removed.item), fillTemplate(texts.said.added, { name, part }));
      }
      return build.nextKey;
    },
    setFault: (name: string, fault: Fault | undefined) => {
      const { [name]: _, ...others } = faults;
      setFaults(fault ? { ...others, [name]: fault } : others);
    },
  };
}

export type Bench = ReturnType<typeof useBuild>;

/** What a session adds up to without the exercises that the library has no more. */
function summaryIn(build: Build, exercises: Shelf['exercises']): SessionSummary {
  return summaryOf(playableBlocks(build, exercises), (exercise) => exercises[exercise]);
}

/** What is kept of a session, with what it adds up to. */
export function keptOf(
  build: Build,
  { minutes, counted, strength, hard }: SessionSummary,
  shelf: Shelf,
): OwnSession {
  const content = contentOf(build);
  const kinds = kindsOf(content.blocks, (exercise) => shelf.exercises[exercise]);
  return { ...content, summary: { minutes, counted, strength, hard: [...hard], kinds } };
}

/** The names of the number fields that a session has now. */
function fieldNames({ blocks }: Build): string[] {
  return blocks.flatMap(({ items, rounds }, block) => [
    ...items.flatMap(({ key }) => [`dose-${key}`, `rest-${key}`]),
    ...(items.length > 0 ? [`rounds-${block}`] : []),
    ...(items.length > 0 && rounds > 1 ? [`roundRest-${block}`] : []),
  ]);
}

/** What stands in the way of saving, each with the name of the control at fault. */
export function problemsOf(
  { build, summary, faults }: Pick<Bench, 'build' | 'summary' | 'faults'>,
  shelf: Shelf,
  { errors }: Wording['texts'],
): { name: string; text: string }[] {
  const main = build.blocks.findIndex(({ part }) => part === 'main');
  const isEmpty = playableBlocks(build, shelf.exercises).length === 0;
  return [
    ...(build.name.trim() === '' ? [{ name: 'name', text: errors.name }] : []),
    ...(isEmpty ? [{ name: `add-${main}`, text: errors.exercise }] : []),
    ...fieldNames(build).flatMap((name) => {
      const fault = faults[name];
      return fault ? [{ name, text: fault.error }] : [];
    }),
    ...(summary.minutes > ownSessionLimits.minutes ? [{ name: `rounds-${main}`, text: errors.tooLong }] : []),
  ];
}
