import { useEffect, useMemo, useState } from 'react';
import { saveEntry } from '#src/features/entries/store/entry-store.ts';
import type { Alternative } from '#src/features/meals/logic/alternatives.ts';
import type { DishFile } from '#src/features/meals/logic/dish-file.ts';
import { isNeed, needOf } from '#src/features/meals/logic/eaters.ts';
import { kitchenOf } from '#src/features/meals/logic/kitchen.ts';
import type { Menu } from '#src/features/meals/logic/menu.ts';
import type { Planner, SavedMenu } from '#src/features/meals/logic/records.ts';
import { mealsOf } from '#src/features/meals/logic/wishes.ts';
import { todayOf } from '#src/features/training/logic/days.ts';
import { fillTemplate } from '#src/words/format/fill-template.ts';
import type { MealsTexts } from './meals-texts.ts';
import { useMenu } from './use-menu.ts';

export interface MenuStepProps {
  texts: MealsTexts;
  files: string;
  file: DishFile | undefined;
  planner: Planner;
  onSave: (changed: Partial<Planner>) => void;
  onFileWanted: () => void;
}

interface News {
  text: string;
  /** What stood there before. */
  before?: Planner;
}

/** What can be done with the menu, and what was done last. */
export function useMenuStep({ texts, file, planner, onSave, onFileWanted }: MenuStepProps) {
  const { menu: words, saved } = texts;
  const { wishes, menu } = planner;
  const [news, setNews] = useState<News>();
  const show = (next: Menu, text: string, ticks: readonly string[] = []) => {
    setNews({ text, ...(menu ? { before: planner } : {}) });
    onSave({ menu: next, ticks, madeFor: JSON.stringify(wishes) });
  };
  const working = useMenu(planner, (made) => show(made, words.ready));
  const { work, make, swap } = working;
  // The dishes may still be on their way when a menu is asked for.
  const [waiting, setWaiting] = useState<number>();
  useEffect(() => {
    if (waiting === undefined || !file) return;
    setWaiting(undefined);
    make(file, wishes, waiting);
  }, [waiting, file, wishes, make]);

  const isPlannable = wishes.eaters.every((eater) => isNeed(needOf(eater))) && mealsOf(wishes).length > 0;
  const kitchen = useMemo(
    () => (file && isPlannable ? kitchenOf(file, wishes) : undefined),
    [file, wishes, isPlannable],
  );
  const isWorking = work !== undefined || waiting !== undefined;
  const before = news?.before;
  return {
    ...working,
    kitchen,
    isPlannable,
    isWorking,
    isOutdated: menu !== undefined && planner.madeFor !== JSON.stringify(wishes) && !isWorking,
    said: news?.text,
    stop: () => {
      setWaiting(undefined);
      working.stop();
    },
    begin: (seed: number) => {
      if (isWorking) return;
      setNews(undefined);
      onFileWanted();
      setWaiting(seed);
    },
    undo:
      before &&
      (() => {
        onSave(before);
        setNews({ text: words.undone });
      }),
    keep: () => {
      saveEntry('menu', { made: todayOf(new Date()), wishes, menu, ticks: planner.ticks });
      setNews({ text: saved.saved });
    },
    choose: ({ servings }: Alternative, dish: string) => {
      if (!menu) return;
      const days = menu.days.map((day, index) => (index === swap?.day ? servings : day));
      show({ ...menu, days }, fillTemplate(words.swapped, { dish }), planner.ticks);
    },
    open: ({ menu: savedMenu, wishes: savedWishes, ticks }: SavedMenu) => {
      setNews({ text: saved.opened, before: planner });
      onFileWanted();
      onSave({ wishes: savedWishes, menu: savedMenu, ticks, madeFor: JSON.stringify(savedWishes) });
    },
  };
}
