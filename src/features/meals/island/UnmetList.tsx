import { type Unmet, unmetWishes } from '#src/features/meals/logic/judge.ts';
import { type Kitchen, suitableDishes } from '#src/features/meals/logic/kitchen.ts';
import type { Menu } from '#src/features/meals/logic/menu.ts';
import { fillTemplate } from '#src/words/format/fill-template.ts';
import { formatDecimal } from '#src/words/format/format-decimal.ts';
import styles from './Meals.module.css';
import type { MealsTexts } from './meals-texts.ts';
import { amountText, capital, dishName, gramsText, mealName, moneyText, percentText } from './write-menu.ts';

interface UnmetListProps {
  texts: MealsTexts;
  kitchen: Kitchen;
  menu: Menu;
}

/** Under so many dishes a week repeats itself. */
const fewDishes = 20;

/** The wishes that a menu cannot keep, in words, or that it keeps them all. */
export function UnmetList({ texts, kitchen, menu }: UnmetListProps) {
  const unmet = unmetTexts(texts, kitchen, menu);
  const count = suitableDishes(kitchen, 0).length;
  const few =
    count < fewDishes
      ? fillTemplate(texts.unmet.few, { value: formatDecimal(count, texts.numberLocales) })
      : undefined;
  if (unmet.length === 0) {
    return (
      <>
        <p className={styles.kept}>{texts.unmet.none}</p>
        {few && <p>{few}</p>}
      </>
    );
  }
  return (
    <section className={styles.unmet} data-unmet>
      <h3>{texts.unmet.heading}</h3>
      <ul>
        {unmet.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      {few && <p>{few}</p>}
    </section>
  );
}

/** The wishes that a menu cannot keep, each as a sentence. */
export const unmetTexts = (texts: MealsTexts, kitchen: Kitchen, menu: Menu): string[] =>
  unmetWishes(kitchen, menu).map((unmet) => unmetText(texts, kitchen, unmet));

function unmetText(texts: MealsTexts, { file, wishes }: Kitchen, unmet: Unmet): string {
  const { unmet: words, weekdayNames, numberLocales } = texts;
  const dayName = (day: number) => weekdayNames[day] ?? '';
  switch (unmet.wish) {
    case 'meal':
      return fillTemplate(words.meal, { day: dayName(unmet.day), meal: mealName(texts, wishes, unmet.meal) });
    case 'wanted':
      return fillTemplate(words.wanted, { dish: dishName(file, unmet.dish) });
    case 'locked':
      return fillTemplate(words.locked, { day: dayName(unmet.day), dish: dishName(file, unmet.dish) });
    case 'measure':
      return fillTemplate(unmet.isOver ? words.over : words.under, {
        measure: texts.measures[unmet.measure],
        days: unmet.days.map(dayName).join(', '),
        percent: percentText(texts, unmet.by),
      });
    case 'budget':
      return fillTemplate(words.budget, {
        cost: moneyText(texts, wishes, unmet.cost),
        by: moneyText(texts, wishes, unmet.by),
      });
    case 'times':
      return fillTemplate(
        words.times,
        { dish: dishName(file, unmet.dish), count: unmet.times },
        numberLocales,
      );
    case 'minutes':
      return fillTemplate(
        words.minutes,
        { dish: dishName(file, unmet.dish), count: unmet.by },
        numberLocales,
      );
    case 'fuel':
    case 'dawnFire':
      return fillTemplate(
        words[unmet.wish],
        { days: unmet.days.map(dayName).join(', '), count: unmet.by },
        numberLocales,
      );
    case 'proteinFood':
      return fillTemplate(words.proteinFood, {
        day: dayName(unmet.day),
        meal: mealName(texts, wishes, unmet.meal),
      });
    case 'weekly':
      return fillTemplate(
        words.weekly,
        { food: capital(file.foods[unmet.food]?.name ?? unmet.food), count: unmet.times },
        numberLocales,
      );
    case 'leaves':
    case 'fruit':
      return fillTemplate(words[unmet.wish], { days: unmet.days.map(dayName).join(', ') });
    case 'calcium':
      return fillTemplate(words.calcium, {
        amount: amountText(texts, 'calcium', unmet.amount),
        goal: amountText(texts, 'calcium', unmet.goal),
      });
    case 'heavy':
      return fillTemplate(words.heavy, {
        day: dayName(unmet.day),
        meal: mealName(texts, wishes, unmet.meal),
        amount: gramsText(texts, Math.round(unmet.grams / 100) * 100),
      });
    case 'fast':
      return words.fast;
    case 'tooYoung':
    case 'notForAll':
      return fillTemplate(words[unmet.wish], { dish: dishName(file, unmet.dish) });
    case 'house':
      return fillTemplate(words.house, {
        food: file.foods[unmet.food]?.name ?? unmet.food,
        amount: gramsText(texts, unmet.grams),
      });
  }
}
