import type { Kitchen } from '#src/features/meals/logic/kitchen.ts';
import type { Menu } from '#src/features/meals/logic/menu.ts';
import styles from './Meals.module.css';
import type { MealsTexts } from './meals-texts.ts';
import { foodWarnings, leftoverNotes } from './menu-notes.ts';

interface FoodWarningsProps {
  texts: MealsTexts;
  kitchen: Kitchen;
  menu: Menu;
}

/** What must be known before anybody eats from a menu. */
export function FoodWarnings({ texts, kitchen, menu }: FoodWarningsProps) {
  return [...foodWarnings(texts, kitchen, menu), ...leftoverNotes(texts, kitchen, menu)].map((note) => (
    <p key={note} className={styles.changed}>
      {note}
    </p>
  ));
}
