import { useState } from 'react';
import { printPage } from '#src/device/print.ts';
import { shareText } from '#src/device/share.ts';
import type { Kitchen } from '#src/features/meals/logic/kitchen.ts';
import type { Menu } from '#src/features/meals/logic/menu.ts';
import { Button } from '#src/ui/Button.tsx';
import { StatusNotice } from '#src/ui/StatusNotice.tsx';
import { DayCard } from './DayCard.tsx';
import { FoodWarnings } from './FoodWarnings.tsx';
import styles from './Meals.module.css';
import { MenuFor } from './MenuFor.tsx';
import type { MealsTexts } from './meals-texts.ts';
import { menuAsText } from './menu-as-text.ts';
import { Nutrients } from './Nutrients.tsx';
import { RecipeDialog } from './RecipeDialog.tsx';
import { Shopping } from './Shopping.tsx';
import { UnmetList } from './UnmetList.tsx';

interface MenuViewProps {
  texts: MealsTexts;
  files: string;
  kitchen: Kitchen;
  menu: Menu;
  ticks: readonly string[];
  isWorking: boolean;
  onTicks: (ticks: readonly string[]) => void;
  onMenu: (menu: Menu) => void;
  onSwap: (day: number, index: number) => void;
  onKeep: () => void;
}

/** A menu as it is shown: what it cannot keep, its days, what they hold, the shopping list, and what one can do with it. */
export function MenuView({ texts, files, kitchen, menu, ticks, isWorking, ...on }: MenuViewProps) {
  const [recipe, setRecipe] = useState<{ day: number; index: number }>();
  const [shared, setShared] = useState('');
  const share = async () => {
    const sharing = await shareText(texts.heading, menuAsText(texts, kitchen, menu));
    setShared(sharing === 'copied' ? texts.share.copied : sharing === 'notCopied' ? texts.share.failed : '');
  };
  const lock = (day: number, index: number) => {
    const days = menu.days.map((servings, at) =>
      at === day
        ? servings.map((one, place) => (place === index ? { ...one, locked: one.locked !== true } : one))
        : servings,
    );
    on.onMenu({ ...menu, days });
  };
  const opened = recipe && menu.days[recipe.day]?.[recipe.index];
  return (
    <>
      <UnmetList texts={texts} kitchen={kitchen} menu={menu} />
      <FoodWarnings texts={texts} kitchen={kitchen} menu={menu} />
      <MenuFor texts={texts} kitchen={kitchen} days={menu.days.length} />
      <ol className={styles.days}>
        {menu.days.map((servings, day) => (
          <DayCard
            key={texts.weekdayNames[day]}
            texts={texts}
            kitchen={kitchen}
            day={texts.weekdayNames[day] ?? ''}
            servings={servings}
            isWorking={isWorking}
            onRecipe={(index) => setRecipe({ day, index })}
            onSwap={(index) => on.onSwap(day, index)}
            onLock={(index) => lock(day, index)}
          />
        ))}
      </ol>
      <p className={styles.quiet} data-screen-only>
        {texts.menu.anotherHint}
      </p>
      <div className={styles.row} data-screen-only>
        <Button variant="secondary" onClick={on.onKeep}>
          {texts.saved.save}
        </Button>
        <Button variant="quiet" onClick={printPage}>
          {texts.print}
        </Button>
        <Button variant="quiet" onClick={share}>
          {texts.shareLabel}
        </Button>
      </div>
      <StatusNotice>{shared}</StatusNotice>
      <Nutrients texts={texts} kitchen={kitchen} menu={menu} />
      <Shopping texts={texts} kitchen={kitchen} menu={menu} ticks={ticks} onTicks={on.onTicks} />
      {opened && (
        <RecipeDialog
          texts={texts}
          files={files}
          kitchen={kitchen}
          serving={opened}
          onClose={() => setRecipe(undefined)}
        />
      )}
    </>
  );
}
