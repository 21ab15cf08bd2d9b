import { Button } from '#src/ui/Button.tsx';
import styles from './Meals.module.css';
import type { MealsTexts } from './meals-texts.ts';

interface MenuButtonsProps {
  words: MealsTexts['menu'];
  /** The number of the menu that is shown; undefined without one. */
  seed: number | undefined;
  isPlannable: boolean;
  isWorking: boolean;
  /** Called with the number of the menu to make. */
  onBegin: (seed: number) => void;
  onStop: () => void;
}

/** Makes a menu, makes another one, and stops the work on it. */
export function MenuButtons({ words, seed, isPlannable, isWorking, onBegin, onStop }: MenuButtonsProps) {
  return (
    <div className={styles.row} data-screen-only>
      <Button onClick={() => onBegin(seed ?? 1)} disabled={!isPlannable} aria-disabled={isWorking}>
        {words.make}
      </Button>
      {seed !== undefined && (
        <Button
          variant="secondary"
          onClick={() => onBegin(seed + 1)}
          disabled={!isPlannable}
          aria-disabled={isWorking}
        >
          {words.another}
        </Button>
      )}
      {isWorking && (
        <Button variant="quiet" onClick={onStop}>
          {words.stop}
        </Button>
      )}
    </div>
  );
}
