import { useEffect, useRef, useState } from 'react';
import type { Alternative } from '#src/features/meals/logic/alternatives.ts';
import type { DishFile } from '#src/features/meals/logic/dish-file.ts';
import type { Menu, Serving } from '#src/features/meals/logic/menu.ts';
import type { Planner } from '#src/features/meals/logic/records.ts';
import type { Wishes } from '#src/features/meals/logic/wishes.ts';
import { type Asking, askPlanner } from './ask-planner.ts';

/** What is being worked out. */
export type Work =
  | { what: 'week'; done: number }
  | { what: 'alternatives'; day: number; index: number }
  | undefined;

/** A place in the menu whose dish is to be swapped, and what may take it. */
export interface Swap {
  day: number;
  index: number;
  alternatives: readonly Alternative[];
}

/**
 * Works out menus and swaps, one at a time.
 *
 * @param onMenu told of each menu that is made
 */
export function useMenu(planner: Planner, onMenu: (menu: Menu) => void) {
  const [work, setWork] = useState<Work>();
  const [hasFailed, setFailed] = useState(false);
  const [swap, setSwap] = useState<Swap>();
  const asking = useRef<Asking>(undefined);
  useEffect(() => () => asking.current?.stop(), []);

  const fail = () => {
    setWork(undefined);
    setFailed(true);
  };
  const stop = () => {
    asking.current?.stop();
    setWork(undefined);
  };
  const start = (next: Work) => {
    asking.current?.stop();
    setFailed(false);
    setSwap(undefined);
    setWork(next);
  };
  const make = (file: DishFile, wishes: Wishes, seed: number) => {
    start({ what: 'week', done: 0 });
    const locked: readonly (readonly Serving[])[] = (planner.menu?.days ?? []).map((day) =>
      day.filter((one) => one.locked),
    );
    asking.current = askPlanner(
      { ask: 'week', file, wishes, seed, locked },
      (answer) => {
        if (answer.say === 'days') setWork({ what: 'week', done: answer.done });
        if (answer.say === 'menu') {
          setWork(undefined);
          onMenu(answer.menu);
        }
      },
      fail,
    );
  };
  const look = (file: DishFile, menu: Menu, day: number, index: number) => {
    start({ what: 'alternatives', day, index });
    asking.current = askPlanner(
      { ask: 'alternatives', file, wishes: planner.wishes, menu, day, index },
      (answer) => {
        if (answer.say !== 'alternatives') return;
        setWork(undefined);
        setSwap({ day, index, alternatives: answer.alternatives });
      },
      fail,
    );
  };
  return { work, hasFailed, swap, make, look, stop, closeSwap: () => setSwap(undefined) };
}
