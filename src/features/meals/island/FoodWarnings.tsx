import type { Kitchen } from '#src/features/meals/logic/kitchen.ts';
import type { Menu } from '#src/features/meals/logic/menu.ts';
import { foodsToRead, isWithoutAnimals } from '#src/features/meals/logic/warnings.ts';
import { fillTemplate } from '#src/words/format/fill-template.ts';
import styles from './Meals.module.css';
import type { MealsTexts } from './meals-texts.ts';
import { capital, dishName } from './write-menu.ts';

interface FoodWarningsProps {
  texts: MealsTexts;
  kitchen: Kitchen;
  menu: Menu;
}

/** What somebody who leaves foods out must know: what a menu without animals lacks, and whose label is to be read. */
export function FoodWarnings({ texts, kitchen, menu }: FoodWarningsProps) {
  const { menu: words, wishes } = texts;
  return (
    <>
      {isWithoutAnimals(kitchen, menu) && <p className={styles.changed}>{words.vitaminB12}</p>}
      {foodsToRead(kitchen, menu).map(({ food, contents, dishes }) => (
        <p key={food} className={styles.changed}>
          {fillTemplate(words.mayHold, {
            food: capital(kitchen.file.foods[food]?.name ?? food),
            contents: contents.map((name) => wishes.avoidances[name]).join(', '),
            dishes: dishes.map((dish) => dishName(kitchen.file, dish)).join(', '),
          })}
        </p>
      ))}
    </>
  );
}
