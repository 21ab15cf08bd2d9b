import type { Kitchen } from '#src/features/meals/logic/kitchen.ts';
import styles from './Meals.module.css';
import type { MealsTexts } from './meals-texts.ts';
import { eaterTexts, extentText } from './write-eaters.ts';

interface MenuForProps {
  texts: MealsTexts;
  kitchen: Kitchen;
  days: number;
}

/** Whom a menu is for and what its grams are, so that a printed one can be read without the page. */
export function MenuFor({ texts, kitchen, days }: MenuForProps) {
  return (
    <div className={styles.quiet} data-menu-for>
      <p>{[extentText(texts, kitchen, days), ...eaterTexts(texts, kitchen.wishes)].join(' · ')}</p>
      <p>{texts.sheet.grams}</p>
    </div>
  );
}
