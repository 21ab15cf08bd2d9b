import type { Alternative } from '#src/features/meals/logic/alternatives.ts';
import type { Kitchen } from '#src/features/meals/logic/kitchen.ts';
import type { Menu } from '#src/features/meals/logic/menu.ts';
import { Dialog } from '#src/ui/Dialog.tsx';
import { fillTemplate } from '#src/words/format/fill-template.ts';
import styles from './Dialogs.module.css';
import type { MealsTexts } from './meals-texts.ts';
import type { Swap } from './use-menu.ts';
import { dishName } from './write-menu.ts';

interface SwapDialogProps {
  texts: MealsTexts;
  kitchen: Kitchen;
  menu: Menu;
  swap: Swap;
  onChosen: (alternative: Alternative, name: string) => void;
  onClose: () => void;
}

/** What may take the place of a dish, the best first. */
export function SwapDialog({ texts, kitchen, menu, swap, onChosen, onClose }: SwapDialogProps) {
  const words = texts.menu;
  const old = menu.days[swap.day]?.[swap.index];
  const title = fillTemplate(words.swapTitle, { dish: old ? dishName(kitchen.file, old.dish) : '' });
  const hasSome = swap.alternatives.length > 0;
  return (
    <Dialog title={title} closeLabel={texts.close} onClose={onClose}>
      <p>{hasSome ? words.swapText : words.swapNone}</p>
      <ol className={styles.alternatives}>
        {swap.alternatives.map((alternative) => {
          const name = dishName(kitchen.file, alternative.dish);
          return (
            <li key={alternative.dish}>
              <button
                type="button"
                onClick={(event) => {
                  onChosen(alternative, name);
                  event.currentTarget.closest('dialog')?.close();
                }}
              >
                <strong>{name}</strong>
                <span>{kitchen.file.dishes[alternative.dish]?.summary}</span>
              </button>
            </li>
          );
        })}
      </ol>
    </Dialog>
  );
}
