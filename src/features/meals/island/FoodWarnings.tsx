import type { Kitchen } from '#src/features/meals/logic/kitchen.ts';
import type { Menu } from '#src/features/meals/logic/menu.ts';
import styles from './Meals.module.css';
import type { MealsTexts } from './meals-texts.ts';
import { fastingNotes, foodWarnings, leftoverNotes } from './menu-notes.ts';

interface FoodWarningsProps {
  texts: MealsTexts;
  kitchen: Kitchen;
  menu: Menu;
}

/** What must be known before anybody eats from a menu. */
export function FoodWarnings({ texts, kitchen, menu }: FoodWarningsProps) {
  const notes = [
    ...(kitchen.wishes.isForOthers ? [texts.note.others] : []),
    ...foodWarnings(texts, kitchen, menu),
    ...leftoverNotes(texts, kitchen, menu),
  ];
  const fasting = fastingNotes(texts, kitchen.wishes);
  return (
    <>
      {notes.map((note) => (
        <p key={note} className={styles.changed}>
          {note}
        </p>
      ))}
      {fasting.length > 0 && (
        <section className={styles.unmet} data-fasting>
          <h3>{texts.wishes.ramadan}</h3>
          <ul>
            {fasting.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
