import { useId } from 'react';
import { amountsOf } from '#src/features/meals/logic/judge.ts';
import type { Kitchen } from '#src/features/meals/logic/kitchen.ts';
import { mealsOfServing, type Serving } from '#src/features/meals/logic/menu.ts';
import { mealsOf } from '#src/features/meals/logic/wishes.ts';
import { fillTemplate } from '#src/words/format/fill-template.ts';
import { formatDecimal } from '#src/words/format/format-decimal.ts';
import styles from './MenuDays.module.css';
import type { MealsTexts } from './meals-texts.ts';
import { dishName, helpingText, mealName } from './write-menu.ts';

interface DayCardProps {
  texts: MealsTexts;
  kitchen: Kitchen;
  day: string;
  servings: readonly Serving[];
  isWorking: boolean;
  onRecipe: (index: number) => void;
  onSwap: (index: number) => void;
  onLock: (index: number) => void;
}

/** What is eaten on a day, meal by meal. */
export function DayCard({ texts, kitchen, day, servings, ...rest }: DayCardProps) {
  const { energy } = amountsOf(kitchen, servings);
  const value = formatDecimal(Math.round(energy / 10) * 10, texts.numberLocales);
  return (
    <li className={styles.day}>
      <h3>
        {day} <span>{fillTemplate(texts.menu.energy, { value })}</span>
      </h3>
      {mealsOf(kitchen.wishes).map((meal) => (
        <section key={meal} className={styles.meal}>
          <h4>{mealName(texts, kitchen.wishes, meal)}</h4>
          <ul>
            {servings.map((serving, index) =>
              mealsOfServing(serving).includes(meal) ? (
                <ServingItem
                  // The same place, so that the focus comes back to the button that has swapped its dish.
                  key={`${meal} ${index}`}
                  texts={texts}
                  kitchen={kitchen}
                  serving={serving}
                  isFirst={serving.meal === meal}
                  isWorking={rest.isWorking}
                  onRecipe={() => rest.onRecipe(index)}
                  onSwap={() => rest.onSwap(index)}
                  onLock={() => rest.onLock(index)}
                />
              ) : null,
            )}
          </ul>
        </section>
      ))}
    </li>
  );
}

interface ServingItemProps {
  texts: MealsTexts;
  kitchen: Kitchen;
  serving: Serving;
  /** Whether it is cooked in this meal, and not a part of what was cooked in an earlier one. */
  isFirst: boolean;
  isWorking: boolean;
  onRecipe: () => void;
  onSwap: () => void;
  onLock: () => void;
}

function ServingItem({
  texts,
  kitchen,
  serving,
  isFirst,
  isWorking,
  onRecipe,
  onSwap,
  onLock,
}: ServingItemProps) {
  const { menu: words } = texts;
  const name = dishName(kitchen.file, serving.dish);
  const id = useId();
  return (
    <li className={styles.serving} data-locked={serving.locked || undefined}>
      <p id={id} className={styles.dish}>
        {name}
        {serving.locked && <span className={styles.mark}>{words.locked}</span>}
      </p>
      <p className={styles.portions}>{helpingText(texts, kitchen, serving)}</p>
      {serving.also && isFirst && <p className={styles.portions}>{words.also}</p>}
      {serving.before && <p className={styles.portions}>{words.before}</p>}
      {isFirst && (
        <div className={styles.actions} data-screen-only>
          <button type="button" aria-describedby={id} onClick={onRecipe}>
            {words.recipe}
          </button>
          <button
            type="button"
            aria-describedby={id}
            aria-disabled={isWorking}
            onClick={isWorking ? undefined : onSwap}
          >
            {words.swap}
          </button>
          <button type="button" aria-describedby={id} onClick={onLock}>
            {serving.locked ? words.unlock : words.lock}
          </button>
        </div>
      )}
    </li>
  );
}
