import { useEffect, useMemo, useState } from 'react';
import { saveEntry } from '#src/features/entries/store/entry-store.ts';
import type { DishFile } from '#src/features/meals/logic/dish-file.ts';
import { isNeed, needOf } from '#src/features/meals/logic/eaters.ts';
import { kitchenOf } from '#src/features/meals/logic/kitchen.ts';
import type { Menu } from '#src/features/meals/logic/menu.ts';
import type { Planner } from '#src/features/meals/logic/records.ts';
import { mealsOf } from '#src/features/meals/logic/wishes.ts';
import { Button } from '#src/ui/Button.tsx';
import { fillTemplate } from '#src/words/format/fill-template.ts';
import { formatDecimal } from '#src/words/format/format-decimal.ts';
import styles from './Meals.module.css';
import { MenuView } from './MenuView.tsx';
import type { MealsTexts } from './meals-texts.ts';
import { SavedList } from './SavedList.tsx';
import { SwapDialog } from './SwapDialog.tsx';
import { useMenu } from './use-menu.ts';
import { today } from './write-menu.ts';

interface MenuStepProps {
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

/** The third step: the menu, what it cannot keep, what it holds, and what is to be bought. */
export function MenuStep({ texts, files, file, planner, onSave, onFileWanted }: MenuStepProps) {
  const { menu: words } = texts;
  const { wishes, menu } = planner;
  const [news, setNews] = useState<News>();
  const show = (next: Menu, text: string, ticks: readonly string[] = []) => {
    setNews({ text, ...(menu ? { before: planner } : {}) });
    onSave({ menu: next, ticks, madeFor: JSON.stringify(wishes) });
  };
  const { work, hasFailed, swap, make, look, stop, closeSwap } = useMenu(planner, (made) =>
    show(made, words.ready),
  );
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
  const begin = (seed: number) => {
    if (isWorking) return;
    setNews(undefined);
    onFileWanted();
    setWaiting(seed);
  };
  const undo = () => {
    if (news?.before) onSave(news.before);
    setNews({ text: words.undone });
  };
  const save = () => {
    saveEntry('menu', { made: today(), wishes, menu, ticks: planner.ticks });
    setNews({ text: texts.saved.saved });
  };
  return (
    <section className={styles.step} data-week-menu>
      <h2>{words.heading}</h2>
      <div className={styles.row} data-screen-only>
        <Button onClick={() => begin(menu?.seed ?? 1)} disabled={!isPlannable} aria-disabled={isWorking}>
          {words.make}
        </Button>
        {menu && (
          <Button
            variant="secondary"
            onClick={() => begin(menu.seed + 1)}
            disabled={!isPlannable}
            aria-disabled={isWorking}
          >
            {words.another}
          </Button>
        )}
        {isWorking && (
          <Button variant="quiet" onClick={stop}>
            {words.stop}
          </Button>
        )}
      </div>
      {!isPlannable && <p className={styles.changed}>{words.incomplete}</p>}
      {menu && planner.madeFor !== JSON.stringify(wishes) && !isWorking && (
        <p className={styles.changed}>{words.changed}</p>
      )}
      <div role="status" className={styles.news} data-screen-only>
        {isWorking && <p>{workText(texts, work, wishes.days)}</p>}
        {!isWorking && news && <p>{news.text}</p>}
      </div>
      {!isWorking && news?.before && (
        <Button variant="quiet" onClick={undo}>
          {words.undo}
        </Button>
      )}
      {hasFailed && <p role="alert">{words.failed}</p>}
      {menu && kitchen && (
        <MenuView
          texts={texts}
          files={files}
          kitchen={kitchen}
          menu={menu}
          ticks={planner.ticks}
          isWorking={isWorking}
          onTicks={(ticks) => onSave({ ticks })}
          onMenu={(next) => onSave({ menu: next })}
          onSwap={(day, index) => look(kitchen.file, menu, day, index)}
          onKeep={save}
        />
      )}
      {swap && menu && kitchen && (
        <SwapDialog
          texts={texts}
          kitchen={kitchen}
          menu={menu}
          swap={swap}
          onClose={closeSwap}
          onChosen={(alternative, name) => {
            const days = menu.days.map((day, index) => (index === swap.day ? alternative.servings : day));
            show({ ...menu, days }, fillTemplate(words.swapped, { dish: name }), planner.ticks);
          }}
        />
      )}
      <SavedList
        texts={texts}
        onOpen={(saved) => {
          setNews({ text: texts.saved.opened, before: planner });
          onFileWanted();
          const { menu: savedMenu, wishes: savedWishes, ticks } = saved;
          onSave({ wishes: savedWishes, menu: savedMenu, ticks, madeFor: JSON.stringify(savedWishes) });
        }}
      />
    </section>
  );
}

function workText(
  { menu: words, numberLocales }: MealsTexts,
  work: ReturnType<typeof useMenu>['work'],
  days: number,
): string {
  if (work?.what === 'alternatives') return words.ranking;
  const done = work?.done ?? 0;
  return fillTemplate(words.working, {
    done: formatDecimal(done, numberLocales),
    days: formatDecimal(days, numberLocales),
  });
}
